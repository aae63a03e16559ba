import type { Database } from '#platform/database/index.ts';
import { readCertificate } from '#platform/http/read-certificate.ts';
import { log } from '#platform/log/index.ts';
import { metricsEvents } from '#platform/metrics/index.ts';
import { repeatUntilStopped } from '#platform/repeat.ts';
import { checkCertificate } from '../report/certificate-line.ts';
import { recordSample } from '../report/disk-line.ts';
import { readSafetyReport, type SafetySources } from '../report/read-report.ts';
import type { SafetyProblem } from '../shared/safety.ts';
import { mailProblems } from './mail-problems.ts';
import type { SafetyMail } from './plan-mails.ts';

const tickMs = 30_000;
const certificateTimeoutMs = 10_000;

export type MonitorOptions = {
  sources: SafetySources;
  /** The clock that all processes on the database share. */
  readClock: () => Promise<Date>;
  /** Undefined where no mail is set. */
  sendMail: ((mail: SafetyMail) => Promise<void>) | undefined;
  /** For tests: certificates to trust in place of Node's own. */
  ca?: string;
};

/**
 * Reads the safety report every half minute, and reports each red line: in the log, in the metrics, and by mail. The
 * first reading comes half a minute after the start: by then the jobs have begun that fell due while no process ran.
 *
 * @returns a function that stops it, after the reading that is in progress
 */
export function startMonitor(database: Database, options: MonitorOptions): () => Promise<void> {
  return repeatUntilStopped(() => createMonitorTick(database, options), {
    pauseMs: tickMs,
    pausesFirst: true,
    failure: 'could not read the safety report',
  });
}

/** Reads the report once. */
export function createMonitorTick(
  database: Database,
  { sources, readClock, sendMail, ca }: MonitorOptions,
): () => Promise<void> {
  const logged = new Map<string, SafetyProblem>();
  return async () => {
    const now = await readClock();
    const { siteUrl: origin } = sources;
    await recordSample(database, await sources.readSize(), now);
    const timeoutMs = certificateTimeoutMs;
    const read = () => readCertificate(origin, { timeoutMs, ...(ca !== undefined && { ca }) });
    await checkCertificate(database, { origin, read, now });
    const { lines } = await readSafetyReport(database, sources, now);
    for (const { topic, problem } of lines) {
      metricsEvents.emit('safetyLineRead', { topic, isRed: problem !== null });
      if (problem !== null && logged.get(topic) !== problem)
        log.warn({ topic, problem }, 'something of the site needs attention');
      if (problem === null) logged.delete(topic);
      else logged.set(topic, problem);
    }
    if (sendMail) await mailProblems(database, { lines, send: sendMail, readClock });
  };
}
