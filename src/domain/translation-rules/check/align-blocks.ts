import { asciiDigits } from './numbers.ts';
import type { Block } from './read-blocks.ts';

/** Blocks of the source and the blocks of the translation that say the same. */
export type Passage = {
  source: readonly Block[];
  translation: readonly Block[];
  /** The place in the translation, empty where nothing stands for the source. */
  from: number;
  to: number;
};

/** More pairs than this are not compared one with one: 500 blocks in each text, far more than a long post has. */
const mostPairs = 250_000;

/**
 * Finds which block translates which, so that what is lost is missed where it stood. Texts of the same kinds of blocks are
 * paired in order. Otherwise the best pairs keep their order, and a block without a partner joins its neighbours, since a
 * paragraph may have been divided in two or two made one.
 */
export function alignBlocks(source: readonly Block[], translation: readonly Block[]): Passage[] {
  if (haveSameKinds(source, translation)) {
    return source.map((block, index) => passage([block], translation.slice(index, index + 1), 0));
  }
  if (source.length * translation.length > mostPairs) return [passage(source, translation, 0)];
  return joinUnpaired(bestPairs(source, translation));
}

function haveSameKinds(source: readonly Block[], translation: readonly Block[]): boolean {
  return (
    source.length === translation.length &&
    source.every(({ kind }, index) => kind === translation[index]?.kind)
  );
}

/** @param end where the text before it ends */
function passage(source: readonly Block[], translation: readonly Block[], end: number): Passage {
  const from = translation[0]?.from ?? end;
  return { source, translation, from, to: translation.at(-1)?.to ?? from };
}

type Pair = { source: Block | undefined; translation: Block | undefined };

/** The longest common subsequence, weighed by how much two blocks have in common. */
function bestPairs(source: readonly Block[], translation: readonly Block[]): Pair[] {
  const width = translation.length + 1;
  const scores = new Float64Array((source.length + 1) * width);
  const at = (row: number, column: number) => scores[row * width + column] ?? 0;
  const anchors = new Map([...source, ...translation].map((block) => [block, anchorsOf(block)]));
  const likeness = (a: Block, b: Block) => likenessOf(a, b, anchors);
  for (let row = source.length - 1; row >= 0; row -= 1) {
    for (let column = translation.length - 1; column >= 0; column -= 1) {
      const [a, b] = [source[row], translation[column]];
      if (!a || !b) continue;
      scores[row * width + column] = Math.max(
        at(row + 1, column),
        at(row, column + 1),
        at(row + 1, column + 1) + likeness(a, b),
      );
    }
  }
  const pairs: Pair[] = [];
  let row = 0;
  let column = 0;
  while (row < source.length || column < translation.length) {
    const [a, b] = [source[row], translation[column]];
    const best = at(row, column);
    if (a && b && best !== at(row + 1, column) && best !== at(row, column + 1)) {
      pairs.push({ source: a, translation: b });
      row += 1;
      column += 1;
    } else if (a && (!b || best === at(row + 1, column))) {
      pairs.push({ source: a, translation: undefined });
      row += 1;
    } else {
      pairs.push({ source: undefined, translation: b });
      column += 1;
    }
  }
  return pairs;
}

/** What tells that one block translates another whatever the language: addresses, code, levels, numbers. */
function anchorsOf({ parts, prose }: Block): ReadonlySet<string> {
  const numbers = prose.match(/\p{Nd}{2,}/gu) ?? [];
  return new Set([
    ...Object.entries(parts).flatMap(([kind, list]) => list.map(({ key }) => `${kind} ${key}`)),
    ...numbers.map((digits) => asciiDigits(digits)),
  ]);
}

function likenessOf(a: Block, b: Block, anchors: ReadonlyMap<Block, ReadonlySet<string>>): number {
  const ofA = anchors.get(a) ?? new Set();
  const ofB = anchors.get(b) ?? new Set();
  let shared = 0;
  if (ofB.size > 0) for (const anchor of ofA) if (ofB.has(anchor)) shared += 1;
  const [shorter, longer] = [a.to - a.from, b.to - b.from].sort((one, other) => one - other);
  return (
    (a.kind === b.kind ? 1 : 0.1) +
    (2 * shared) / Math.max(1, ofA.size, ofB.size) +
    (0.5 * (shorter ?? 0)) / (longer || 1)
  );
}

function joinUnpaired(pairs: readonly Pair[]): Passage[] {
  const groups: { source: Block[]; translation: Block[] }[] = [];
  let isOpen = false;
  for (const { source, translation } of pairs) {
    const isPaired = source !== undefined && translation !== undefined;
    if (groups.length === 0 || (isPaired && !isOpen)) groups.push({ source: [], translation: [] });
    const group = groups.at(-1);
    if (source) group?.source.push(source);
    if (translation) group?.translation.push(translation);
    isOpen = !isPaired;
  }
  let end = 0;
  return groups.map(({ source, translation }) => {
    const joined = passage(source, translation, end);
    end = joined.to;
    return joined;
  });
}
