/**
 * What Chromium, Firefox and Safari say, in this order, of a request and of a file of script that did not come through. The Fetch
 * standard names no code for it, only a `TypeError`, as a mistake of ours is too.
 */
const connectionErrorMessage =
  /^(Failed to fetch|NetworkError|error loading dynamically imported module|Load failed|Importing a module script failed|The (network connection|Internet connection) )/;

/** Whether something failed in the browser because the site could not be reached, and not because it failed to answer. */
export function isConnectionError(error: unknown): boolean {
  if (import.meta.env.SSR || !(error instanceof Error)) return false;
  // What the server said of itself came through.
  if (/^[45]\d\d:/.test(error.message)) return false;
  return !navigator.onLine || connectionErrorMessage.test(error.message);
}
