import { diffSequences } from '#domain/translation/shared/diff-sequences.ts';
import { isWithinLineLimit } from '#markdown/markdown-limits.ts';
import { normalizeLineEndings, splitBlocks } from '#markdown/segments/split-blocks.ts';

/** A run of a merged text: without a conflict, or changed by both sides in different ways. */
export type MergePart =
  | { kind: 'merged'; text: string }
  | { kind: 'conflict'; mine: string; theirs: string };

/** A top-level block of Markdown, the whitespace after it, and the text of the next block. */
type BlockWithSpace = { text: string; space: string; next: string | undefined };

/** A range of blocks of the base that one side replaced. */
type Change = {
  from: number;
  to: number;
  pieces: readonly BlockWithSpace[];
  side: 'mine' | 'theirs';
};

/**
 * Merges two versions of a Markdown text block by block. A block is a paragraph, a heading, or a whole list, table,
 * quote or code fence. When both sides added blocks at one index, both are kept, the stored ones first. Deterministic.
 *
 * @param base the version that both started from
 */
export function mergeTexts(base: string, mine: string, theirs: string): MergePart[] {
  // Past the limit of lines the parser treats the rest as one block, and an added block would move text across the
  // limit.
  if (![base, mine, theirs].every(isWithinLineLimit)) return mergeWhole(base, mine, theirs);
  const pieces = blocksWithSpace(base);
  const changes = [
    ...changesOf(pieces, blocksWithSpace(theirs), 'theirs'),
    ...changesOf(pieces, blocksWithSpace(mine), 'mine'),
  ].sort((one, other) => one.from - other.from || one.to - other.to);
  const parts: (BlockWithSpace[] | { mine: BlockWithSpace[]; theirs: BlockWithSpace[] })[] = [];
  let at = 0;
  for (let next = 0; next < changes.length; ) {
    const { group, from, to } = overlapping(changes, next);
    next += group.length;
    parts.push(pieces.slice(at, from));
    const version = (side: Change['side']) => applied(pieces, group, { from, to, side });
    const sides = new Set(group.map(({ side }) => side));
    const [mineHere, theirsHere] = [version('mine'), version('theirs')];
    if (sides.size === 1 || isSame(mineHere, theirsHere))
      parts.push(sides.has('mine') ? mineHere : theirsHere);
    else if (from === to) parts.push([...theirsHere, ...mineHere]);
    else parts.push({ mine: mineHere, theirs: theirsHere });
    at = to;
  }
  parts.push(pieces.slice(at));
  return joinParts(parts);
}

function mergeWhole(base: string, mine: string, theirs: string): MergePart[] {
  if (mine === base || mine === theirs) return [{ kind: 'merged', text: theirs }];
  if (theirs === base) return [{ kind: 'merged', text: mine }];
  return [{ kind: 'conflict', mine, theirs }];
}

/** Joins the parts of a merge, with the decided texts of the conflicts in order. */
export function textOfParts(
  parts: readonly MergePart[],
  decide: (conflict: number) => 'mine' | 'theirs',
): string {
  let conflict = 0;
  return parts
    .map((part) => (part.kind === 'merged' ? part.text : part[decide(conflict++)]))
    .reduce((text, next) => {
      if (text.trim() === '' || next.trim() === '') return text + next;
      return /\n[^\S\n]*\n\s*$/.test(text) ? text + next : `${text.trimEnd()}\n\n${next}`;
    }, '');
}

function blocksWithSpace(markdown: string): BlockWithSpace[] {
  const text = normalizeLineEndings(markdown);
  const blocks = splitBlocks(text);
  return blocks.map((block, index) => ({
    text: block.text,
    space: text.slice(block.to, blocks[index + 1]?.from),
    next: blocks[index + 1]?.text,
  }));
}

function changesOf(
  base: readonly BlockWithSpace[],
  changed: readonly BlockWithSpace[],
  side: Change['side'],
): Change[] {
  const texts = (pieces: readonly BlockWithSpace[]) => pieces.map(({ text }) => text);
  const changes: Change[] = [];
  let from = 0;
  let start = 0;
  for (const run of diffSequences(texts(base), texts(changed))) {
    const [before, after] = run.kind === 'same' ? [run.parts, run.parts] : [run.mine, run.theirs];
    const [to, end] = [from + before.length, start + after.length];
    if (run.kind === 'different') {
      // With equally many blocks, each one was rewritten.
      const count = before.length === after.length ? before.length : 1;
      const step = before.length === after.length ? 1 : before.length;
      for (let index = 0; index < count; index += 1)
        changes.push({
          from: from + index,
          to: from + index + step,
          pieces:
            count === 1
              ? changed.slice(start, end)
              : changed.slice(start + index, start + index + 1),
          side,
        });
    }
    [from, start] = [to, end];
  }
  return changes;
}

/** Returns the changes, from one index on, that change the same blocks or add blocks at the same index. */
function overlapping(changes: readonly Change[], first: number) {
  const group: Change[] = [];
  let from = 0;
  let to = 0;
  for (const change of changes.slice(first)) {
    const isAddition = change.from === change.to;
    const overlaps =
      group.length === 0 || change.from < to || (isAddition && from === to && change.from === from);
    if (!overlaps) break;
    if (group.length === 0) from = change.from;
    to = Math.max(to, change.to);
    group.push(change);
  }
  return { group, from, to };
}

/** Returns the blocks of one side for a range of the base. */
function applied(
  base: readonly BlockWithSpace[],
  group: readonly Change[],
  range: { from: number; to: number; side: Change['side'] },
): BlockWithSpace[] {
  const pieces: BlockWithSpace[] = [];
  let at = range.from;
  for (const change of group.filter(({ side }) => side === range.side)) {
    pieces.push(...base.slice(at, change.from), ...change.pieces);
    at = change.to;
  }
  return [...pieces, ...base.slice(at, range.to)];
}

function isSame(one: readonly BlockWithSpace[], other: readonly BlockWithSpace[]): boolean {
  return one.length === other.length && one.every(({ text }, index) => text === other[index]?.text);
}

function joinParts(
  parts: readonly (BlockWithSpace[] | { mine: BlockWithSpace[]; theirs: BlockWithSpace[] })[],
): MergePart[] {
  const joined: MergePart[] = [];
  let run: BlockWithSpace[] = [];
  const endRun = () => {
    if (run.length > 0) joined.push({ kind: 'merged', text: joinBlocks(run) });
    run = [];
  };
  for (const part of parts) {
    if (Array.isArray(part)) for (const piece of part) run.push(piece);
    else {
      endRun();
      joined.push({
        kind: 'conflict',
        mine: joinBlocks(part.mine),
        theirs: joinBlocks(part.theirs),
      });
    }
  }
  endRun();
  return joined;
}

/** Joins blocks. Keeps the whitespace after a block if it separates it from its new next block. */
function joinBlocks(pieces: readonly BlockWithSpace[]): string {
  return pieces
    .map(({ text, space, next }, index) => {
      const following = pieces[index + 1]?.text;
      if (following === undefined) return next === undefined ? text + space : text;
      return text + (following === next || blankLine.test(space) ? space : '\n\n');
    })
    .join('');
}

const blankLine = /\n[^\S\n]*\n/;
