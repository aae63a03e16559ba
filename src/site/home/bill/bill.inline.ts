/**
 * Shows the bill, which is hidden without script. Loads the script that fills it (`show-bill.lazy.ts`) when a reader is
 * less than a screen away.
 */
export {};

const place = document.currentScript?.parentElement;
const wasHidden = document.hidden;

if (place) {
  place.hidden = false;
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      import(place.dataset.module ?? '').then(
        ({ showBill }) => showBill(place, wasHidden),
        () => {
          place.hidden = true;
        },
      );
    },
    { rootMargin: '100%' },
  ).observe(place);
}
