import { type DiffRun, diffSequences, RunList } from './diff-sequences.ts';

/** The lines of two texts, compared. */
export function diffLines(mine: string, theirs: string): DiffRun[] {
  return diffSequences(mine.split(/\r?\n/), theirs.split(/\r?\n/));
}

/** The words of two texts and the spaces between them, compared. A word is never cut: its letters may be joined. */
export function diffWords(mine: string, theirs: string): DiffRun[] {
  const runs = new RunList();
  for (const run of diffSequences(wordsOf(mine), wordsOf(theirs))) {
    // A space between two words that differ is no agreement.
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
