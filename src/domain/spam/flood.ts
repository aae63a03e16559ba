import { isProofOf } from './shared/proof.ts';

/** More than a company of five gets on its best day. */
const floodCount = 60;
const floodMs = 10 * 60 * 1_000;
/** How long a challenge may be used: longer than the slowest telephone computes. */
const challengeMs = 30 * 60 * 1_000;

/**
 * The window in which `count` texts of strangers are a flood: then a new one needs a proof of work.
 *
 * @returns the times in ISO 8601, after the first and not after the second
 */
export function floodWindow(now: Date): { since: string; until: string; count: number } {
  const since = new Date(now.getTime() - floodMs).toISOString();
  return { since, until: now.toISOString(), count: floodCount };
}

/**
 * Whether something has a proof of work for its own text and a challenge of the last half hour.
 *
 * @param text as `solveProof` takes it
 * @param bits for tests
 */
export async function mayPassFlood(
  proof: string,
  text: string,
  now: Date,
  bits?: number,
): Promise<boolean> {
  const age = now.getTime() - Number(proof.split('.')[0]);
  return age >= 0 && age <= challengeMs && (await isProofOf(proof, text, bits));
}
