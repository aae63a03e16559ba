/** Loads the script that fills the bill (`show-bill.lazy.ts`) when the bill is less than a screen away. */
import { scriptData } from '../../delivery/script-data.ts';

const url = scriptData('module') ?? '';
const place = document.currentScript?.parentElement;
const wasHidden = document.hidden;

if (place)
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      import(url).then(
        ({ showBill }) => showBill(place, wasHidden),
        () => {
          place.hidden = true;
        },
      );
    },
    { rootMargin: '100%' },
  ).observe(place);
