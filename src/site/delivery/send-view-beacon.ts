/** Sends a HEAD request for the page, which says that a reader has it on screen. */
export function sendViewBeacon(): void {
  fetch(location.pathname, {
    method: 'HEAD',
    headers: { 'X-Reader': 'arrived' },
    cache: 'no-store',
    keepalive: true,
  }).catch(() => undefined);
}
