/**
 * What a mark in a translator's text stands for: `⟦1⟧` alone for all of `open`, or the pair `⟦1⟧…⟦/1⟧` for `open`, the
 * words between, and `close`.
 */
export type Mark = {
  /** The syntax node that the mark stands for, as the parser names it; `''` where the mark hides plain text. */
  node: string;
  open: string;
  close?: string;
};

export type PlacedPart = string | { mark: Mark; sign: 'whole' | 'open' | 'close' };

/**
 * Which marks a text lost, doubled, made up or put in a wrong order of nesting; null where all are in place once.
 *
 * @returns sentences for the model, such as `⟦2⟧ is missing.`
 */
export function markFault(segment: { marks: readonly Mark[] }, text: string): string | null {
  const { faults } = placeMarks(segment.marks, text);
  return faults.length === 0 ? null : faults.map((fault) => `${fault}.`).join(' ');
}

/** The sign of a mark in a text, numbered from 1. */
export function signOf(number: number, closing = false): string {
  return `⟦${closing ? '/' : ''}${number}⟧`;
}

/** A text without its marks. */
export function withoutMarks(text: string): string {
  return text.replace(anyMark, '');
}

/** A mark in a text: its number, counted from 1, and where its sign stands. */
export type MarkSign = { number: number; isClosing: boolean; from: number; to: number };

export function replaceMarks(text: string, replace: (sign: MarkSign) => string): string {
  return readMarks(text)
    .map((part) => (typeof part === 'string' ? part : replace(part)))
    .join('');
}

/** The parts of a text in order, with only those marks that can stand where they stand, each once, all pairs closed. */
export function placeMarks(
  marks: readonly Mark[],
  text: string,
): { parts: PlacedPart[]; faults: string[] } {
  const parts: (PlacedPart | null)[] = [];
  const faults: string[] = [];
  const begun = new Set<number>();
  const ended = new Set<number>();
  const leftOut = new Set<number>();
  const open: OpenPair[] = [];

  function begin(number: number, mark: Mark): void {
    const outer = isAddress(mark) ? open.find((pair) => isAddress(pair.mark)) : undefined;
    if (begun.has(number)) faults.push(`${signOf(number)} appears twice`);
    else if (outer) {
      faults.push(`${signOf(number)} must not stand inside ${signOf(outer.number)}`);
      leftOut.add(number);
    } else {
      const isPair = mark.close !== undefined;
      if (isPair) open.push({ number, mark, index: parts.length });
      parts.push({ mark, sign: isPair ? 'open' : 'whole' });
    }
    begun.add(number);
  }

  function end(number: number, mark: Mark): void {
    if (leftOut.has(number)) return;
    const depth = open.findLastIndex((pair) => pair.number === number);
    if (depth < 0) {
      const fault = ended.has(number) ? 'appears twice' : 'has nothing to close';
      faults.push(`${signOf(number, true)} ${fault}`);
      return;
    }
    const [pair, ...crossing] = open.splice(depth);
    for (const inner of crossing) {
      leaveOut(inner, `must come before ${signOf(number, true)}`);
    }
    if (parts.slice((pair?.index ?? 0) + 1).every(isBlank)) {
      faults.push(`No word stands between ${signOf(number)} and ${signOf(number, true)}`);
    }
    ended.add(number);
    parts.push({ mark, sign: 'close' });
  }

  function leaveOut({ number, index }: OpenPair, fault: string): void {
    faults.push(`${signOf(number, true)} ${fault}`);
    leftOut.add(number);
    parts[index] = null;
  }

  for (const part of readMarks(text)) {
    const mark = typeof part === 'string' ? undefined : marks[part.number - 1];
    if (typeof part === 'string') parts.push(part);
    else if (!mark || (part.isClosing && mark.close === undefined)) {
      faults.push(`${signOf(part.number, part.isClosing)} is not in the source`);
    } else if (part.isClosing) end(part.number, mark);
    else begin(part.number, mark);
  }
  for (const pair of open) leaveOut(pair, 'is missing');
  marks.forEach((_mark, index) => {
    if (!begun.has(index + 1)) faults.push(`${signOf(index + 1)} is missing`);
  });
  return { parts: parts.filter((part) => part !== null), faults };
}

type OpenPair = { number: number; mark: Mark; index: number };

function isBlank(part: PlacedPart | null): boolean {
  return part === null || (typeof part === 'string' && part.trim() === '');
}

/** Digits of Arabic and Persian count as well: models translate them. */
const anyMark = /⟦\s*(\/?)\s*([0-9٠-٩۰-۹]{1,6})\s*⟧/g;

function readMarks(text: string): (string | MarkSign)[] {
  const parts: (string | MarkSign)[] = [];
  let read = 0;
  for (const { 0: sign, 1: slash, 2: digits = '', index: from } of text.matchAll(anyMark)) {
    if (from > read) parts.push(text.slice(read, from));
    read = from + sign.length;
    parts.push({ number: readNumber(digits), isClosing: slash === '/', from, to: read });
  }
  if (read < text.length) parts.push(text.slice(read));
  return parts;
}

function readNumber(digits: string): number {
  return Number(digits.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf)));
}

/** Links stand in no link. */
function isAddress({ node }: Mark): boolean {
  return node === 'Link' || node === 'Autolink';
}
