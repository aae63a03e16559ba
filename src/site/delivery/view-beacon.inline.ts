/**
 * Reports that a page which was loaded ahead is on screen, and how far the text of a post is read, for pages that came
 * as HTML. It also works if React never comes (`view-beacon.tsx`).
 */
import { sendReaderEvent } from './send-reader-event.ts';
import { trackReading } from './track-reading.ts';

const [visit] = performance.getEntriesByType('navigation');
const arrive = () => sendReaderEvent('arrived');
if (document.prerendering) document.addEventListener('prerenderingchange', arrive);
else if (visit && 'deliveryType' in visit && visit.deliveryType === 'navigational-prefetch')
  arrive();
trackReading();
