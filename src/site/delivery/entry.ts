/**
 * Stores the first page of this tab and the page that led to it, for as long as the tab lives. Nobody gets them until
 * the visitor writes to the company.
 */
export function noteEntry(): void {
  try {
    sessionStorage.entry ??= `${location.pathname}${location.search} ${document.referrer}`;
  } catch {}
}

/** @returns path and query of the first page, and the URL that led to it; empty where nothing is stored */
export function readEntry(): { entry: string; referrer: string } {
  try {
    const [entry = '', referrer = ''] = sessionStorage.entry.split(' ');
    return { entry, referrer };
  } catch {
    return { entry: '', referrer: '' };
  }
}
