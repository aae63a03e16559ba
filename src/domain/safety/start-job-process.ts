import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { hourMs } from '#language/durations.ts';
import { jsonOrNull } from '#platform/json-or-null.ts';
import { type JobRequest, type JobResponse, jobResponse } from './job-messages.ts';

/** Longer than a site of many gigabytes takes on a slow line. */
const timeoutMs = 3 * hourMs;
const maxToldOfErrors = 2_000;

/**
 * Does a job in a process of its own, of low priority: compressing, encrypting (128 MB for its key) and restoring would
 * keep readers waiting.
 *
 * @param script `scripts/backup-job.ts`
 * @param signal kills the process
 */
export async function startJobProcess(
  script: string,
  request: JobRequest,
  signal: AbortSignal,
): Promise<JobResponse> {
  const child = spawn(process.execPath, [script], {
    stdio: ['pipe', 'pipe', 'pipe'],
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    killSignal: 'SIGKILL',
  });
  // A process that ended before it read the request is told below.
  child.stdin.on('error', () => undefined);
  const closed = once(child, 'close');
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // Not every service manager allows it.
  }
  child.stdin.end(JSON.stringify(request));
  const ended = Promise.all([text(child.stdout), text(child.stderr), closed]);
  const [output, errors] = await ended.catch((error: unknown): [string, string] => {
    if (signal.aborted) throw error;
    return ['', String(error)];
  });
  const parsed = jobResponse.safeParse(jsonOrNull(output.trim().split('\n').at(-1) ?? ''));
  if (parsed.success) return parsed.data;
  const message = `The process ended without a result. ${errors.slice(-maxToldOfErrors)}`.trim();
  return { failure: 'unexpected', message };
}
