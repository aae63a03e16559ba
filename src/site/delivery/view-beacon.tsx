import { useHydrated } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { InlineScript } from './inline-script.tsx';
import { sendViewBeacon } from './send-view-beacon.ts';
import viewBeaconScript from './view-beacon.inline.ts?script';

/**
 * A post that was fetched ahead, by the browser or the router, is not counted as read
 * (`domain/analytics/is-human-view.ts`). Once a reader has it before their eyes, the page sends a beacon. One beacon
 * too many does no harm: readers are counted once a day.
 */
export function ViewBeacon({ slug }: { slug: string }) {
  const cameAsHtml = useRef(!useHydrated());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another post is another view
  useEffect(() => {
    if (!cameAsHtml.current) sendViewBeacon();
    cameAsHtml.current = false;
  }, [slug]);
  return <InlineScript text={viewBeaconScript} />;
}
