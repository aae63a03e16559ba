/**
 * Loads the script that sends the form (`send-enquiries.lazy.ts`) when somebody goes to the form, or when this tab has
 * something that was not sent. Until it is there, and where it can't be loaded, the browser sends the form, and this
 * script stores what is typed.
 */
export {};

const place = document.currentScript?.parentElement;
const url = place?.dataset.sender ?? '';
let isLoading = false;
let touchedAt = 0;

function load(): void {
  if (isLoading) return;
  isLoading = true;
  import(url).then(
    ({ sendEnquiries }) => sendEnquiries(place),
    () => {
      isLoading = false;
    },
  );
}

place?.addEventListener('focusin', load);
// At the window, which events reach while React hydrates (`delivery/block-discrete-events.ts`).
addEventListener(
  'input',
  ({ target }) => {
    const form = place?.querySelector('form');
    if (!(target instanceof Node && form?.contains(target))) return;
    touchedAt ||= Date.now();
    try {
      // As the other script reads it.
      sessionStorage.enquiry = JSON.stringify({
        typed: Object.fromEntries(new FormData(form)),
        touchedAt,
      });
    } catch {}
  },
  true,
);
try {
  if (sessionStorage.enquiry) load();
} catch {}
