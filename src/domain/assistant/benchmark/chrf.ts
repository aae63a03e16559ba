/**
 * chrF++ as sacreBLEU 2 counts it: n-grams of 1 to 6 characters and of 1 to 2 words, beta 2, case and punctuation as
 * they are, no smoothing (Popović 2017, https://aclanthology.org/W17-4770).
 */
const characterOrders = 6;
const wordOrders = 2;
const beta = 2;

/** For each order: n-grams in the hypothesis, in the reference, and in both. */
export type ChrfCounts = readonly { hypothesis: number; reference: number; both: number }[];

export function countChrf(hypothesis: string, reference: string): ChrfCounts {
  const [ours, theirs] = [gramsOf(hypothesis), gramsOf(reference)];
  return ours.map((grams, order) => {
    const expected = theirs[order] ?? new Map<string, number>();
    let both = 0;
    for (const [gram, count] of grams) both += Math.min(count, expected.get(gram) ?? 0);
    // A reference that is too short for an order says nothing of the hypothesis there.
    const size = expected.size === 0 ? 0 : sizeOf(grams);
    return { hypothesis: size, reference: sizeOf(expected), both };
  });
}

/** @param texts the counts of each text, which are added up: the score of all is not the mean of their scores */
export function chrfOf(texts: readonly ChrfCounts[]): number {
  let precision = 0;
  let recall = 0;
  let orders = 0;
  for (let order = 0; order < characterOrders + wordOrders; order += 1) {
    const sum = (side: keyof ChrfCounts[number]) =>
      texts.reduce((total, counts) => total + (counts[order]?.[side] ?? 0), 0);
    const [hypothesis, reference, both] = [sum('hypothesis'), sum('reference'), sum('both')];
    if (hypothesis === 0 || reference === 0) continue;
    precision += both / hypothesis;
    recall += both / reference;
    orders += 1;
  }
  if (precision + recall === 0) return 0;
  const factor = beta ** 2;
  return (100 * (1 + factor) * precision * recall) / (orders * (factor * precision + recall));
}

type Grams = ReadonlyMap<string, number>;

function gramsOf(text: string): Grams[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return [
    ...count(Array.from(words.join('')), characterOrders, ''),
    ...count(words.flatMap(splitPunctuation), wordOrders, ' '),
  ];
}

function count(units: readonly string[], orders: number, separator: string): Grams[] {
  return Array.from({ length: orders }, (_, index) => {
    const grams = new Map<string, number>();
    for (let start = 0; start + index < units.length; start += 1) {
      const gram = units.slice(start, start + index + 1).join(separator);
      grams.set(gram, (grams.get(gram) ?? 0) + 1);
    }
    return grams;
  });
}

function sizeOf(grams: Grams): number {
  let size = 0;
  for (const times of grams.values()) size += times;
  return size;
}

/** One sign of ASCII punctuation at the end of a word, or else at its beginning, is a word of its own. */
function splitPunctuation(word: string): string[] {
  const letters = Array.from(word);
  if (letters.length < 2) return [word];
  if (punctuation.test(letters.at(-1) ?? ''))
    return [letters.slice(0, -1).join(''), letters.at(-1) ?? ''];
  if (punctuation.test(letters[0] ?? '')) return [letters[0] ?? '', letters.slice(1).join('')];
  return [word];
}

const punctuation = /^[!-/:-@[-`{-~]$/;
