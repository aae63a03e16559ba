import { align } from '../align.ts';
import type { Block } from './extract-elements.ts';
import { asciiDigits } from './numbers.ts';

/** Blocks of the source and their translation. */
export type AlignedBlocks = {
  source: readonly Block[];
  translation: readonly Block[];
  /** The range in the translation; empty if the translation of the source is missing. */
  from: number;
  to: number;
};

/** The maximum number of compared pairs: 500 blocks in each text, far more than a long post has. */
const maxPairs = 250_000;

/**
 * Finds which block translates which, so that a loss is reported where it happened. Texts with the same kinds of blocks
 * are paired in order. Otherwise the best pairs keep their order, and a block without a partner joins its neighbours,
 * because a paragraph may have been split or two merged.
 */
export function alignBlocks(
  source: readonly Block[],
  translation: readonly Block[],
): AlignedBlocks[] {
  if (haveSameKinds(source, translation)) {
    return source.map((block, index) => passage([block], translation.slice(index, index + 1), 0));
  }
  if (source.length * translation.length > maxPairs) return [passage(source, translation, 0)];
  return joinUnpaired(bestPairs(source, translation));
}

function haveSameKinds(source: readonly Block[], translation: readonly Block[]): boolean {
  return (
    source.length === translation.length &&
    source.every(({ kind }, index) => kind === translation[index]?.kind)
  );
}

/** @param end where the previous block ends */
function passage(
  source: readonly Block[],
  translation: readonly Block[],
  end: number,
): AlignedBlocks {
  const from = translation[0]?.from ?? end;
  return { source, translation, from, to: translation.at(-1)?.to ?? from };
}

type Pair = { source: Block | undefined; translation: Block | undefined };

function bestPairs(source: readonly Block[], translation: readonly Block[]): Pair[] {
  const anchors = new Map([...source, ...translation].map((block) => [block, anchorsOf(block)]));
  const similarity = (before: number, after: number) => {
    const [a, b] = [source[before], translation[after]];
    return a && b ? similarityOf(a, b, anchors) : 0;
  };
  return align(source.length, translation.length, similarity).map(({ before, after }) => ({
    source: before === null ? undefined : source[before],
    translation: after === null ? undefined : translation[after],
  }));
}

/** The elements that identify a block in any language: URLs, code, heading levels, numbers. */
function anchorsOf({ parts, prose }: Block): ReadonlySet<string> {
  const numbers = prose.match(/\p{Nd}{2,}/gu) ?? [];
  return new Set([
    ...Object.entries(parts).flatMap(([kind, list]) => list.map(({ key }) => `${kind} ${key}`)),
    ...numbers.map((digits) => asciiDigits(digits)),
  ]);
}

function similarityOf(
  a: Block,
  b: Block,
  anchors: ReadonlyMap<Block, ReadonlySet<string>>,
): number {
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

function joinUnpaired(pairs: readonly Pair[]): AlignedBlocks[] {
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
