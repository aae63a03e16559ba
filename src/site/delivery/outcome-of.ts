/**
 * What becomes of something that was sent.
 *
 * - `sent`: the server has it
 * - `full`: the server takes no more for now
 * - `gone`: it was sent to something that is not there any more
 * - `refused`: sending it again would change nothing
 * - `waiting`: it is sent again after a pause
 */
export type Outcome = 'sent' | 'full' | 'gone' | 'refused' | 'waiting';

/** @param status of the HTTP response */
export function outcomeOf(status: number): Outcome {
  if (status < 300) return 'sent';
  if (status === 429) return 'full';
  if (status === 404) return 'gone';
  return status === 400 || status === 413 ? 'refused' : 'waiting';
}
