/**
 * A post that the browser fetched ahead is not counted as read (`domain/analytics/counts-as-reader.ts`). Once a reader
 * has it before their eyes, the page says so by a HEAD request for itself, also where React never comes.
 */
const arrivalScript = `(() => {
  const tell = () => fetch(location.pathname, {
    method: 'HEAD', headers: { 'X-Reader': 'arrived' }, cache: 'no-store', keepalive: true,
  }).catch(() => {});
  if (document.prerendering) document.addEventListener('prerenderingchange', tell);
  else if (performance.getEntriesByType('navigation')[0]?.deliveryType === 'navigational-prefetch') tell();
})()`;

/** Does nothing where React shows the page itself: a script that is put into a page so never runs. */
export function TellArrival() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, the same for every visitor
  return <script dangerouslySetInnerHTML={{ __html: arrivalScript }} />;
}
