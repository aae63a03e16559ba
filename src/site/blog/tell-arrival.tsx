import { useHydrated } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

const arrival = {
  method: 'HEAD',
  headers: { 'X-Reader': 'arrived' },
  cache: 'no-store',
  keepalive: true,
} as const;

/** For a page that came as HTML, also where React never comes. */
const arrivalScript = `(() => {
  const tell = () => fetch(location.pathname, ${JSON.stringify(arrival)}).catch(() => {});
  if (document.prerendering) document.addEventListener('prerenderingchange', tell);
  else if (performance.getEntriesByType('navigation')[0]?.deliveryType === 'navigational-prefetch') tell();
})()`;

/**
 * A post that was fetched ahead, by the browser or the router, is not counted as read
 * (`domain/analytics/counts-as-reader.ts`). Once a reader has it before their eyes, the page says so by a HEAD request
 * for itself. That it says so once too often does no harm: readers are counted once a day.
 */
export function TellArrival({ slug }: { slug: string }) {
  const [hasScript] = useState(!useHydrated());
  const cameAsHtml = useRef(hasScript);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another post is another arrival
  useEffect(() => {
    if (!cameAsHtml.current) fetch(location.pathname, arrival).catch(() => undefined);
    cameAsHtml.current = false;
  }, [slug]);
  if (!hasScript) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, the same for every visitor
  return <script dangerouslySetInnerHTML={{ __html: arrivalScript }} />;
}
