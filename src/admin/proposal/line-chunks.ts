import { Change, Chunk, presentableDiff } from '@codemirror/merge';
import type { Text } from '@codemirror/state';
import { wordChanges } from './word-changes.ts';

/**
 * Makes @codemirror/merge split changes at every unchanged line, so that adjacent paragraphs can be decided one by one.
 *
 * The package joins chunks that are one line apart (`Chunk.build`, in `getChunks` of 6.12), and one blank line
 * separates Markdown paragraphs. Neither `unifiedMergeView` nor `DiffConfig` has an option for that distance, and the
 * state field of the chunks is not exported. So this function replaces the three static methods that build chunks, for
 * all merge views of the page. The panel has only one. `line-chunks.test.ts` fails if the package stops calling them.
 */
export function decideLineByLine(): void {
  Chunk.build = lineChunks;
  Chunk.updateA = (_chunks, mine, theirs) => lineChunks(mine, theirs);
  Chunk.updateB = (_chunks, mine, theirs) => lineChunks(mine, theirs);
}

export function lineChunks(mine: Text, theirs: Text): Chunk[] {
  const chunks: LineRange[] = [];
  const changes = presentableDiff(mine.toString(), theirs.toString(), { override: wordChanges });
  for (const change of changes) {
    const range = lineRange(change, mine, theirs);
    const last = chunks.at(-1);
    if (last && (range.fromA <= last.toA || range.fromB <= last.toB)) {
      last.changes.push(change);
      last.toA = range.toA;
      last.toB = range.toB;
    } else chunks.push(range);
  }
  return chunks.map(asChunk);
}

type LineRange = { fromA: number; toA: number; fromB: number; toB: number; changes: Change[] };

/**
 * Returns the lines that a change touches, up to the start of the next line. An added or removed line is a range of its
 * own.
 */
function lineRange(change: Change, mine: Text, theirs: Text): LineRange {
  const { fromA, toA, fromB, toB } = change;
  const first = { a: mine.lineAt(fromA), b: theirs.lineAt(fromB) };
  const last = { a: mine.lineAt(toA), b: theirs.lineAt(toB) };
  const startsAfterLine =
    first.a.to === fromA && first.b.to === fromB && fromA < mine.length && fromB < theirs.length;
  const endsBeforeLine = last.a.from === toA && last.b.from === toB;
  const from = startsAfterLine
    ? { a: fromA + 1, b: fromB + 1 }
    : { a: first.a.from, b: first.b.from };
  const to = endsBeforeLine ? { a: toA, b: toB } : { a: last.a.to + 1, b: last.b.to + 1 };
  return {
    fromA: from.a,
    toA: Math.max(from.a, to.a),
    fromB: from.b,
    toB: Math.max(from.b, to.b),
    changes: [change],
  };
}

function asChunk({ fromA, toA, fromB, toB, changes }: LineRange): Chunk {
  const relative = changes.map(
    (change) =>
      new Change(
        change.fromA - fromA,
        change.toA - fromA,
        change.fromB - fromB,
        change.toB - fromB,
      ),
  );
  return new Chunk(relative, fromA, toA, fromB, toB);
}
