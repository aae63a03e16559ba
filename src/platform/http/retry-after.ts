/**
 * Reads the header `Retry-After`: whole seconds or a date (RFC 9110, 10.2.3). Some servers send fractions of seconds.
 *
 * @param now for tests, in milliseconds
 * @returns seconds from now; undefined if the header is missing or invalid
 */
export function readRetryAfter(
  header: string | null,
  now: number = Date.now(),
): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d{1,9}(\.\d+)?$/.test(value)) return Math.ceil(Number(value));
  // A date has a letter: `Date.parse` reads a bare number as a year.
  const time = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - now) / 1_000));
}
