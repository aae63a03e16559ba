import { useHydrated } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { InlineScript } from './inline-script.tsx';
import { sendReaderEvent } from './send-reader-event.ts';
import { trackReading } from './track-reading.ts';
import viewBeaconScript from './view-beacon.inline.ts?script';

/**
 * Sends the view beacon when a post is on screen, and later how far it was read. A prefetch by the browser or the
 * router does not count as a view (`domain/analytics/is-human-view.ts`). A second beacon does no harm: one reader
 * counts once a day.
 */
export function ViewBeacon({ slug }: { slug: string }) {
  const cameAsHtml = useRef(!useHydrated());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another post is another view
  useEffect(() => {
    if (!cameAsHtml.current) {
      sendReaderEvent('arrived');
      trackReading();
    }
    cameAsHtml.current = false;
  }, [slug]);
  return <InlineScript text={viewBeaconScript} />;
}
