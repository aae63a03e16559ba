import { z } from 'zod';
import { dayMs, hourMs } from '#language/durations.ts';
import type { Database, SafetyJobRow } from '#platform/database/index.ts';
import { type Certificate, certificateFaults } from '#platform/http/read-certificate.ts';
import { claimJob, endJob, readJob } from '../job-rows.ts';
import type { SafetyLine } from './safety-report.ts';

/** Most certificates are renewed when a third of their life is left: half of that has passed in vain. */
const soonShare = 1 / 6;
const soonMs = 14 * dayMs;
const checkMs = hourMs;
/** Longer, and what was read last may have been renewed since. */
const rememberMs = dayMs;
const job = 'certificate';

/** What the row of the last check knows. */
const checked = z.object({
  origin: z.string(),
  /** When the host last answered. */
  readAt: z.iso.datetime(),
  certificate: z.object({
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    fault: z.enum(certificateFaults).nullable(),
  }),
});

/**
 * Reads the certificate of the site's own URL once an hour. Of several processes one does, and all of them say the
 * same.
 *
 * @param read asks the host; null where it does not answer
 */
export async function checkCertificate(
  database: Database,
  { origin, read, now }: { origin: string; read: () => Promise<Certificate | null>; now: Date },
): Promise<void> {
  if (!origin.startsWith('https:')) return;
  const row = await readJob(database, job);
  const sinceMs = now.getTime() - Date.parse(row?.tried_at ?? '');
  if (sinceMs >= 0 && sinceMs < checkMs) return;
  if (!(await claimJob(database, job, row, now))) return;
  const certificate = await read();
  const result = certificate
    ? JSON.stringify({ origin, readAt: now.toISOString(), certificate })
    : (row?.result ?? '{}');
  await endJob(database, job, { result }, now);
}

/** @returns null for a site without TLS, such as one on a developer's machine */
export async function readCertificateLine(
  database: Database,
  origin: string,
  now: Date,
): Promise<SafetyLine | null> {
  if (!origin.startsWith('https:')) return null;
  const certificate = readChecked(await readJob(database, job), origin, now);
  return {
    topic: 'certificate',
    problem: certificate && problemOf(certificate, now),
    host: new URL(origin).host,
    endsAt: certificate?.endsAt ?? null,
  };
}

function readChecked(row: SafetyJobRow | null, origin: string, now: Date): Certificate | null {
  const found = row?.result ? checked.safeParse(JSON.parse(row.result)).data : undefined;
  if (found?.origin !== origin) return null;
  return now.getTime() - Date.parse(found.readAt) < rememberMs ? found.certificate : null;
}

function problemOf({ startsAt, endsAt, fault }: Certificate, now: Date): SafetyLine['problem'] {
  const leftMs = Date.parse(endsAt) - now.getTime();
  if (fault === 'expired' || leftMs <= 0) return 'certificate-expired';
  if (fault !== null) return `certificate-${fault}`;
  const lifeMs = Date.parse(endsAt) - Date.parse(startsAt);
  return leftMs < Math.min(soonMs, lifeMs * soonShare) ? 'certificate-ends-soon' : null;
}
