/** Sends the view beacon of a post that came as HTML. It also works if React never comes (`view-beacon.tsx`). */
import { sendViewBeacon } from './send-view-beacon.ts';

const [visit] = performance.getEntriesByType('navigation');
if (document.prerendering) document.addEventListener('prerenderingchange', sendViewBeacon);
else if (visit && 'deliveryType' in visit && visit.deliveryType === 'navigational-prefetch')
  sendViewBeacon();
