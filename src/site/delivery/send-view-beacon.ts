/** Says by a HEAD request for the page itself that a reader has it before their eyes. */
export function sendViewBeacon(): void {
  fetch(location.pathname, {
    method: 'HEAD',
    headers: { 'X-Reader': 'arrived' },
    cache: 'no-store',
    keepalive: true,
  }).catch(() => undefined);
}
