import { z } from 'zod';
import type { SafetyLine } from '../report/safety-report.ts';
import { type SafetyProblem, safetyProblems, safetyTopics } from '../shared/safety.ts';

/** A line that comes and goes is one trouble: it is over once it was gone for so long. */
const settledMs = 20 * 60 * 1_000;

const trouble = z.object({
  /** Those that were mailed. */
  problems: z.array(z.enum(safetyProblems)).min(1),
  /** Since when all is well, ISO 8601; null while it is not. */
  wellSince: z.string().nullable(),
});

/** What was mailed, as it is stored. */
export const mailedState = z.object({
  /** When the first mail was planned, ISO 8601: no other installation has mails with the same keys. */
  begun: z.string(),
  /** How many mails were sent. */
  sent: z.int(),
  troubles: z.partialRecord(z.enum(safetyTopics), trouble),
});
export type MailedState = z.output<typeof mailedState>;

export type SafetyMail = {
  problem: SafetyProblem;
  isOver: boolean;
  /** Unique, and the same when it is sent again. */
  key: string;
};

/**
 * What to mail next: each problem once, and once when it is over, however often it comes and goes in between.
 *
 * @returns `state`: to store, once the mail is sent; the given one where nothing changed
 */
export function planMail(
  state: MailedState,
  lines: readonly SafetyLine[],
  now: Date,
): { mail: SafetyMail | null; state: MailedState } {
  let planned = state;
  for (const topic of safetyTopics) {
    // A mail can't say that no mail arrives.
    if (topic === 'mail') continue;
    const problem = lines.find((line) => line.topic === topic)?.problem ?? null;
    const { [topic]: known, ...others } = planned.troubles;
    const mail = (told: SafetyProblem, isOver: boolean, troubles: MailedState['troubles']) => ({
      mail: { problem: told, isOver, key: keyOf(state) },
      state: { ...planned, sent: state.sent + 1, troubles },
    });
    if (problem !== null && !known?.problems.includes(problem)) {
      const problems = [...(known?.problems ?? []), problem];
      return mail(problem, false, { ...others, [topic]: { problems, wellSince: null } });
    }
    if (!known) continue;
    const told = known.problems.at(-1);
    const isWell = problem === null;
    if (isWell && told && isSettled(known.wellSince, now)) return mail(told, true, others);
    const wellSince = isWell ? (known.wellSince ?? now.toISOString()) : null;
    if (wellSince !== known.wellSince)
      planned = { ...planned, troubles: { ...others, [topic]: { ...known, wellSince } } };
  }
  return { mail: null, state: planned };
}

function isSettled(wellSince: string | null, now: Date): boolean {
  return wellSince !== null && now.getTime() - Date.parse(wellSince) >= settledMs;
}

function keyOf({ begun, sent }: MailedState): string {
  return `safety-${Date.parse(begun)}-${sent}`;
}
