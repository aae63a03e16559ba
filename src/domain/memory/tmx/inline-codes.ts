import { placeholderFor } from '#markdown/segments/placeholders.ts';

/** A code in the text of a file, such as a tag: TMX says `<bpt>`, `<ept>`, `<ph>`, `<it>`, `<ut>`. */
export type InlineCode = {
  role: 'open' | 'close' | 'alone';
  /** What the two codes of a pair share. */
  pair: string;
  /** What the same code has in all languages, if the file says so. */
  match: string | null;
  /** The code itself. */
  code: string;
};

export type CodedText = readonly (string | InlineCode)[];

/**
 * Writes a text and its translations with placeholders instead of codes. A code of our own keeps its number; others are
 * numbered in the order of the source. A code of a translation gets the number of the one in the source that it
 * matches: by what the file says, by its text, or by its order.
 */
export function withPlaceholders(source: CodedText, target: CodedText) {
  const before = pairedCodes(source);
  const after = pairedCodes(target);
  const taken = new Set<number>();
  const numbers = new Map<PairedCode, number>();
  const give = (code: PairedCode, number: number) => {
    numbers.set(code, number);
    taken.add(number);
  };
  for (const code of [...before, ...after]) if (code.own !== null) give(code, code.own);
  let next = 1;
  const giveNext = (code: PairedCode) => {
    while (taken.has(next)) next += 1;
    give(code, next);
  };
  for (const code of before) if (!numbers.has(code)) giveNext(code);
  const free = new Set(before.filter(({ own }) => own === null));
  const isOfKind = (one: PairedCode, other: PairedCode) => one.isPair === other.isPair;
  for (const isMatch of [
    (one: PairedCode, other: PairedCode) => one.match !== null && one.match === other.match,
    (one: PairedCode, other: PairedCode) => one.code === other.code && one.match === other.match,
    (one: PairedCode, other: PairedCode) => one.match === null || other.match === null,
  ])
    for (const code of after) {
      if (numbers.has(code)) continue;
      const found = [...free].find((other) => isOfKind(code, other) && isMatch(code, other));
      if (!found) continue;
      free.delete(found);
      give(code, numbers.get(found) ?? 0);
    }
  for (const code of after) if (!numbers.has(code)) giveNext(code);
  return { source: write(source, before, numbers), target: write(target, after, numbers) };
}

/** A code alone, or the two codes of a pair, by their places in the text. */
type PairedCode = {
  places: ReadonlyMap<number, boolean>;
  isPair: boolean;
  match: string | null;
  code: string;
  /** The number, if it is a placeholder of ours. */
  own: number | null;
};

function pairedCodes(text: CodedText): PairedCode[] {
  const closing = new Map<string, number>();
  for (const [index, part] of text.entries())
    if (typeof part !== 'string' && part.role === 'close' && !closing.has(part.pair))
      closing.set(part.pair, index);
  const codes: PairedCode[] = [];
  const paired = new Set<number>();
  for (const [index, part] of text.entries()) {
    if (typeof part === 'string' || paired.has(index)) continue;
    const { match, code } = part;
    const end = part.role === 'open' ? closing.get(part.pair) : undefined;
    const isPair = end !== undefined && end > index && !paired.has(end);
    const sign = /^⟦(\/?)(\d{1,6})⟧$/.exec(code);
    const own = sign ? Number(sign[2]) : null;
    const places = new Map([[index, sign?.[1] === '/']]);
    if (isPair) {
      paired.add(end);
      places.set(end, true);
    }
    codes.push({ places, isPair, match, code, own });
  }
  return codes;
}

function write(
  text: CodedText,
  codes: readonly PairedCode[],
  numbers: ReadonlyMap<PairedCode, number>,
): string {
  const signs = new Map<number, string>();
  for (const code of codes)
    for (const [index, isClosing] of code.places)
      signs.set(index, placeholderFor(numbers.get(code) ?? 0, isClosing));
  return text
    .map((part, index) => (typeof part === 'string' ? part : (signs.get(index) ?? '')))
    .join('');
}
