import type { Database, SafetyJobRow } from '#platform/database/index.ts';
import { log } from '#platform/log/index.ts';
import { claimJob, endJob, readJob } from '../job-rows.ts';
import type { SafetyLine } from '../report/safety-report.ts';
import { type MailedState, mailedState, planMail, type SafetyMail } from './plan-mails.ts';

const job = 'mail';
/** A mail server that refuses is not asked at each look. */
const retryMs = 5 * 60 * 1_000;

type MailOptions = {
  lines: readonly SafetyLine[];
  send: (mail: SafetyMail) => Promise<void>;
  readClock: () => Promise<Date>;
};

/**
 * Mails what became red and what is over, each once. Of several processes on the database one does; a process that dies
 * in between may leave a mail to be sent twice, with the same key.
 */
export async function mailProblems(database: Database, options: MailOptions): Promise<void> {
  while (await mailNext(database, options));
}

/** @returns whether a mail was sent, after which there may be another one */
async function mailNext(
  database: Database,
  { lines, send, readClock }: MailOptions,
): Promise<boolean> {
  const row = await readJob(database, job);
  const now = await readClock();
  const sinceMs = now.getTime() - Date.parse(row?.tried_at ?? '');
  if (row?.failure && sinceMs >= 0 && sinceMs < retryMs) return false;
  const before = readState(row, now);
  const { mail, state } = planMail(before, lines, now);
  if (mail === null && state === before && !row?.failure) return false;
  if (!(await claimJob(database, job, row, now))) return false;
  try {
    if (mail) await send(mail);
    await endJob(database, job, { result: JSON.stringify(state) }, now);
    return mail !== null;
  } catch (err) {
    log.error({ err }, 'could not mail what is wrong');
    const result = JSON.stringify(before);
    await endJob(database, job, { failure: 'mail-not-sent', result }, now);
    return false;
  }
}

function readState(row: SafetyJobRow | null, now: Date): MailedState {
  const stored = row?.result ? mailedState.safeParse(JSON.parse(row.result)).data : undefined;
  return stored ?? { begun: now.toISOString(), sent: 0, troubles: {} };
}
