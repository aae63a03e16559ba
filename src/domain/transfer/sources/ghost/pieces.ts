/** A part of a post: HTML, or Markdown that stays as it is. */
export type Piece = { kind: 'html' | 'markdown'; text: string };

/** Gathers the parts of a document in their order, and counts what can't be shown. */
export type Pieces = {
  /** HTML of our own making, which joins what stands before it. */
  html: (text: string) => void;
  /** HTML of an author. It stands alone, so that a tag which is not closed swallows nothing. */
  foreignHtml: (text: string) => void;
  markdown: (text: string) => void;
  omit: (name: string) => void;
  all: () => readonly Piece[];
  /** A sentence for each kind of card that was left out. */
  omitted: () => string[];
};

const maxKinds = 20;

export function createPieces(): Pieces {
  const pieces: Piece[] = [];
  const counts = new Map<string, number>();
  let run: string[] = [];
  const endRun = () => {
    if (run.length > 0) pieces.push({ kind: 'html', text: run.join('\n') });
    run = [];
  };
  const push = (piece: Piece) => {
    endRun();
    if (piece.text.trim() !== '') pieces.push(piece);
  };
  return {
    html: (text) => {
      run.push(text);
    },
    foreignHtml: (text) => push({ kind: 'html', text }),
    markdown: (text) => push({ kind: 'markdown', text }),
    omit: (name) => {
      const kind = counts.has(name) || counts.size < maxKinds ? name.slice(0, 40) : 'other';
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    },
    all: () => {
      endRun();
      return pieces;
    },
    omitted: () =>
      [...counts].map(([name, count]) => `without ${count} cards of the kind "${name}"`),
  };
}
