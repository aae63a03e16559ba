import { useHydrated } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { InlineScript } from './inline-script.tsx';
import { sendReaderEvent } from './send-reader-event.ts';
import { trackReading } from './track-reading.ts';
import viewBeaconScript from './view-beacon.inline.ts?script';

/**
 * Sends the view beacon when a page is on screen that was not requested for its reader: it was loaded ahead by the
 * browser or the router, or the router shows it without a request (`domain/analytics/is-human-view.ts`). A second beacon
 * does no harm: one reader counts once a day. Of a post it also reports how far it is read.
 */
export function ViewBeacon({ page }: { page: string }) {
  const cameAsHtml = useRef(!useHydrated());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another view
  useEffect(() => {
    if (!cameAsHtml.current) {
      sendReaderEvent('arrived');
      trackReading();
    }
    cameAsHtml.current = false;
  }, [page]);
  return <InlineScript text={viewBeaconScript} />;
}
