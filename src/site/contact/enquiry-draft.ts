/** What is typed in the form and not stored yet. It stays in this tab. */
export type EnquiryDraft = {
  /** By the names of the fields. */
  typed: Record<string, string>;
  /** When the first of it was typed, in milliseconds since 1970. */
  touchedAt: number;
  /** Whether it is sent again by itself. */
  waits?: boolean;
};

/** @returns null where nothing is stored, or where the browser stores nothing */
export function readDraft(): EnquiryDraft | null {
  try {
    // Only the scripts of the form write it.
    return JSON.parse(sessionStorage.enquiry);
  } catch {
    return null;
  }
}

/** Stores a draft in place of the previous one; null deletes it. */
export function storeDraft(draft: EnquiryDraft | null): void {
  try {
    if (draft) sessionStorage.enquiry = JSON.stringify(draft);
    else delete sessionStorage.enquiry;
  } catch {}
}

/** @returns what is typed in the form now; `previous` where the form is empty */
export function draftOf(form: HTMLFormElement, previous: EnquiryDraft | null): EnquiryDraft | null {
  const typed = typedIn(form);
  return Object.values(typed).some((text) => text !== '')
    ? { typed, touchedAt: previous?.touchedAt ?? Date.now(), waits: false }
    : previous;
}

/** The values of a form, by the names of its fields. */
export function typedIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, String(text)]));
}
