import type { Annotation } from './annotation.ts';
import type { Issue } from './issue.ts';

/** MQM's weights (Freitag et al. 2021: 5 and 1); a critical error counts as two. */
const severityWeights: Readonly<Record<Annotation['severity'], number>> = {
  critical: 10,
  major: 5,
  minor: 1,
};

/** A rule is rarely wrong: it counts as much as a severe error of the second look. */
const issueWeights = { blocking: 10, hint: 5 } as const;

type Paragraph = {
  /** In standard deviations. */
  lengthDeviation: number;
  /** Those that nobody dismissed. */
  issues: readonly Pick<Issue, 'isBlocking'>[];
  /** How many words are perhaps misspelled. */
  spellings: number;
  annotations: readonly Annotation[];
};

/**
 * How much there is to check in a paragraph of a translation: what the check finds, what the second look marks, and
 * how unusual the length is. It is below 1 where nothing needs to be checked.
 */
export function paragraphScore({
  lengthDeviation,
  issues,
  spellings,
  annotations,
}: Paragraph): number {
  const ofIssues = issues.reduce(
    (sum, { isBlocking }) => sum + (isBlocking ? issueWeights.blocking : issueWeights.hint),
    0,
  );
  const ofAnnotations = annotations.reduce(
    (sum, { severity }) => sum + severityWeights[severity],
    0,
  );
  const ofSpelling = spellings * issueWeights.hint;
  return ofIssues + ofSpelling + ofAnnotations + lengthCost(Math.abs(lengthDeviation));
}

/**
 * Gale and Church's cost of a length, from two standard deviations on: 19 of 20 paragraphs are within these, and differ
 * by a fraction that only puts them in an order.
 */
function lengthCost(deviation: number): number {
  return deviation <= 2 ? deviation / 4 : Math.min(10, deviation ** 2 / 2 - 1.5);
}
