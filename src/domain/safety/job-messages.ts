import { z } from 'zod';
import { safetyFailures, safetyJobs } from './shared/safety.ts';

/** What was sent last, as it was then. Stored, too. */
export const sentBackup = z.object({
  name: z.string(),
  bytes: z.number(),
  manifest: z.array(z.object({ name: z.string(), rows: z.number(), hash: z.string() })),
});

/** What the site writes to the process of a job. */
export const jobRequest = z.object({
  job: z.enum(safetyJobs),
  sent: sentBackup.nullable(),
  mayHaveChanged: z.boolean(),
  now: z.iso.datetime(),
});

/** What the process of a job writes as its last line. */
export const jobResponse = z.union([
  z.object({ job: z.literal('backup'), sent: sentBackup }),
  z.object({ job: z.literal('proof'), name: z.string() }),
  /** `message` is for the log. */
  z.object({ failure: z.enum(safetyFailures), message: z.string() }),
]);

export type JobRequest = z.output<typeof jobRequest>;
export type JobResponse = z.output<typeof jobResponse>;
