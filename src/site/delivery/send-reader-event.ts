/**
 * Tells the server about the page's reader, even while the page is left. The request has less than 300 bytes, without
 * what a browser adds itself.
 *
 * @param event as `domain/analytics/shared/reader-event.ts` describes it, in ASCII
 * @param path of the page, if the reader may be on another one already
 */
export function sendReaderEvent(event: string, path: string = location.pathname): void {
  fetch(path, {
    method: 'HEAD',
    headers: { 'X-Reader': event },
    cache: 'no-store',
    keepalive: true,
  }).catch(() => undefined);
}
