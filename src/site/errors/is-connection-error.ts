/**
 * The messages of Chromium, Firefox and Safari, in this order, for a request and for a script file that failed. The
 * Fetch standard has no code for it, only a `TypeError`, which programming errors are too.
 */
const connectionErrorMessage =
  /^(Failed to fetch|NetworkError|error loading dynamically imported module|Load failed|Importing a module script failed|The (network connection|Internet connection) )/;

/** Whether an error in the browser means that the site could not be reached. */
export function isConnectionError(error: unknown): boolean {
  if (import.meta.env.SSR || !(error instanceof Error)) return false;
  // The server responded with an error status, so it was reached.
  if (/^[45]\d\d:/.test(error.message)) return false;
  return !navigator.onLine || connectionErrorMessage.test(error.message);
}
