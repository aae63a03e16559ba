import { readSpending } from '#domain/assistant/index.ts';
import { readChannelStates } from '#domain/enquiries/index.ts';
import { nextPublication, schedulerRanAt } from '#domain/posts/index.ts';
import { isSchedulerStalled } from '#domain/posts/shared/scheduler-stalled.ts';
import { hourMs } from '#language/durations.ts';
import type { Database, DatabaseSize } from '#platform/database/index.ts';
import { readJob } from '../job-rows.ts';
import { safetyTopics } from '../shared/safety.ts';
import { type BackupPlan, readBackupLines } from './backup-lines.ts';
import { readCertificateLine } from './certificate-line.ts';
import { readDiskLine } from './disk-line.ts';
import type { SafetyLine, SafetyReport } from './safety-report.ts';

const deliveryLateMs = hourMs;

/** What the page tells of besides the database. */
export type SafetySources = {
  version: string;
  /** When this process started, ISO 8601. */
  startedAt: string;
  siteUrl: string;
  timeZone: string;
  backup: Pick<BackupPlan, 'isSet' | 'minutes'>;
  /** Whether any model is set, and what it may cost in a month, in US dollars. */
  assistant: { isSet: boolean; monthlyLimit?: number | undefined };
  /** The channels by which enquiries are delivered. */
  channels: Parameters<typeof readChannelStates>[1];
  mailTo: readonly string[];
  readSize: () => Promise<DatabaseSize>;
};

/** Reads how the site stands, what is red first. It asks nothing but the database and its disk. */
export async function readSafetyReport(
  database: Database,
  sources: SafetySources,
  now: Date,
): Promise<SafetyReport> {
  const { siteUrl, timeZone } = sources;
  const isPublic = siteUrl.startsWith('https:');
  const lines = [
    ...(await readBackupLines(database, { ...sources.backup, isPublic }, now)),
    await readDiskLine(database, await sources.readSize(), now),
    await readCertificateLine(database, siteUrl, now),
    await readScheduleLine(database, now),
    await readDeliveriesLine(database, sources.channels, now),
    await readAssistantLine(database, sources.assistant, now),
    await readMailLine(database, sources.mailTo),
    siteLine(sources),
  ].filter((line) => line !== null);
  const rank = ({ topic, problem }: SafetyLine) =>
    safetyTopics.indexOf(topic) + (problem === null ? safetyTopics.length : 0);
  lines.sort((one, other) => rank(one) - rank(other));
  return { now: now.toISOString(), timeZone, lines };
}

async function readScheduleLine(database: Database, now: Date): Promise<SafetyLine> {
  const isStalled = isSchedulerStalled(await schedulerRanAt(database), now.toISOString());
  return {
    topic: 'schedule',
    problem: isStalled ? 'scheduler-stalled' : null,
    next: await nextPublication(database),
  };
}

/** @returns null where no channel is set: enquiries then wait in the panel alone */
async function readDeliveriesLine(
  database: Database,
  channels: SafetySources['channels'],
  now: Date,
): Promise<SafetyLine | null> {
  if (channels.length === 0) return null;
  const states = await readChannelStates(database, channels);
  const [waitingSince = null] = states.flatMap((state) => state.waitingSince ?? []).sort();
  const isLate = waitingSince !== null && now.getTime() - Date.parse(waitingSince) > deliveryLateMs;
  return {
    topic: 'deliveries',
    problem: isLate ? 'deliveries-wait' : null,
    waiting: states.reduce((sum, { waiting }) => sum + waiting, 0),
    waitingSince,
  };
}

/** @returns null for a site without an assistant, on which nothing was spent either */
async function readAssistantLine(
  database: Database,
  { isSet, monthlyLimit }: SafetySources['assistant'],
  now: Date,
): Promise<SafetyLine | null> {
  const spending = await readSpending(database, now);
  if (!isSet && spending.dollars === 0) return null;
  const isReached = monthlyLimit !== undefined && spending.dollars >= monthlyLimit;
  return {
    topic: 'assistant',
    problem: isReached ? 'limit-reached' : null,
    ...spending,
    limit: monthlyLimit ?? null,
  };
}

async function readMailLine(database: Database, to: readonly string[]): Promise<SafetyLine> {
  const isSet = to.length > 0;
  const row = isSet ? await readJob(database, 'mail') : null;
  const problem = row?.failure === 'mail-not-sent' ? row.failure : null;
  return { topic: 'mail', problem, to: [...to] };
}

function siteLine({ version, startedAt }: SafetySources): SafetyLine {
  return { topic: 'site', problem: null, version, startedAt };
}
