/**
 * Loads the script that sends the form (`send-enquiries.lazy.ts`) when somebody goes to the form, or when this tab has
 * something that was not sent. Until it is there, and where it can't be loaded, the browser sends the form, and this
 * script stores what is typed.
 */
import { draftOf, readDraft, storeDraft } from './enquiry-draft.ts';

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

function keepTyped(): void {
  const form = place?.querySelector('form');
  if (form) storeDraft(draftOf(form, readDraft()));
}

function on(type: string, act: () => void): void {
  addEventListener(
    type,
    ({ target }) => target instanceof Node && place?.contains(target) && act(),
    true,
  );
}

on('focusin', load);
on('input', keepTyped);
if (readDraft()) load();
