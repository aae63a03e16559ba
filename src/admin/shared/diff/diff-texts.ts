import { type DiffRun, diffSequences, RunList } from '#domain/translation/shared/diff-sequences.ts';

/** Compares the lines of two texts. */
export function diffLines(mine: string, theirs: string): DiffRun[] {
  return diffSequences(mine.split(/\r?\n/), theirs.split(/\r?\n/));
}

/**
 * Compares the words of two texts and the spaces between them. Words are never cut, because their letters may be
 * joined.
 */
export function diffWords(mine: string, theirs: string): DiffRun[] {
  const runs = new RunList();
  for (const run of diffSequences(wordsOf(mine), wordsOf(theirs))) {
    // A space between two different words is part of the difference.
    if (run.kind === 'same' && run.parts.join('').trim() === '' && runs.list.length > 0)
      runs.addDifferent(run.parts, run.parts);
    else if (run.kind === 'same') runs.addSame(run.parts);
    else runs.addDifferent(run.mine, run.theirs);
  }
  return runs.list;
}

function wordsOf(text: string): string[] {
  return text.split(/(\s+)/).filter((word) => word !== '');
}
