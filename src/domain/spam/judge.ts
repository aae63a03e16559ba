import { isbot } from 'isbot';
import type { Finding } from './finding.ts';
import type { DoubtReason } from './shared/doubt-reasons.ts';

/** How a text was sent. */
export type Sending = {
  /** A field is filled that nobody sees. */
  isTrapped: boolean;
  /** How long somebody wrote; null where that is not known. */
  tookMs: number | null;
  userAgent: string;
  /** It came during a flood, without a proof of work. */
  isUnproven: boolean;
  /** Somebody else sent the same text. */
  isRepeated: boolean;
};

/** What has findings of as much weight is doubtful. */
const threshold = 3;
/** Nobody reads a form and types in less. */
const quickMs = 2_000;

/**
 * Whether what a stranger sent may be spam, and what speaks against it. It may be wrong, so nothing is thrown away for
 * it: what is doubtful is kept apart.
 *
 * A finding about how it was sent weighs enough alone. Those about words and shape are added up, since a person too may
 * name search engines, a loan or a link.
 *
 * @param written the findings of `judgeText`
 * @param trust how much speaks for the sender, 0 for nothing
 */
export function judge(
  sending: Sending,
  written: readonly Finding[],
  trust: number,
): { isDoubtful: boolean; reasons: DoubtReason[] } {
  const sent = judgeSending(sending);
  const reasons = [...new Set([...sent, ...written].map(({ reason }) => reason))];
  const weight = sum(sent) + weigh(sum(written), trust);
  return { isDoubtful: weight >= threshold, reasons };
}

/** Findings of somebody for whom nothing speaks weigh one more. */
function weigh(written: number, trust: number): number {
  if (written === 0) return 0;
  return Math.max(0, trust === 0 ? written + 1 : written - trust);
}

function judgeSending({ isTrapped, tookMs, userAgent, isUnproven, isRepeated }: Sending) {
  const found: [boolean, DoubtReason][] = [
    [isTrapped, 'honeypot'],
    [tookMs !== null && tookMs < quickMs, 'quick'],
    [userAgent === '' || isbot(userAgent), 'program'],
    [isUnproven, 'unproven'],
    [isRepeated, 'repeated'],
  ];
  return found.flatMap(([isFound, reason]) => (isFound ? [{ reason, weight: threshold }] : []));
}

function sum(findings: readonly Finding[]): number {
  return findings.reduce((total, { weight }) => total + weight, 0);
}
