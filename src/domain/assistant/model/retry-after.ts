/**
 * What the header `Retry-After` says: whole seconds or a date (RFC 9110, 10.2.3). Some providers send parts of seconds.
 *
 * @param now for tests, in milliseconds
 * @returns seconds from now, undefined without a header that can be read
 */
export function readRetryAfter(
  header: string | null,
  now: number = Date.now(),
): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d{1,9}(\.\d+)?$/.test(value)) return Math.ceil(Number(value));
  // Anything with a letter: `Date.parse` takes a bare number for a year.
  const time = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - now) / 1_000));
}
