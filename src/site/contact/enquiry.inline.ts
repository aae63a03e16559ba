/**
 * Loads the script that sends the form (`send-enquiries.lazy.ts`) when somebody goes to the form, or when this tab has
 * something that was not sent. Until it is there, and where it can't be loaded, the browser sends the form.
 */
export {};

const place = document.currentScript?.parentElement;
const url = place?.dataset.sender ?? '';
let isLoading = false;

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

addEventListener(
  'focusin',
  ({ target }) => target instanceof Node && place?.contains(target) && load(),
  true,
);
try {
  if (sessionStorage.enquiry) load();
} catch {}
