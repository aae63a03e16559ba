import { enquiryStatus as ar } from '#content/messages/ar/site/enquiry.ts';
import { enquiryStatus as ckb } from '#content/messages/ckb/site/enquiry.ts';
import { enquiryStatus as en } from '#content/messages/en/site/enquiry.ts';
import { provenText } from '../../domain/enquiries/shared/proven-text.ts';
import { solveProof } from '../../domain/spam/shared/proof.ts';
import { readEntry } from '../delivery/entry.ts';
import { type Outcome, outcomeOf } from '../delivery/outcome-of.ts';

const messages: Readonly<Record<string, typeof en>> = { ar, ckb, en };

/** A weak line answers late. */
const timeoutMs = 30_000;
const retryMs = 20_000;

type Form = HTMLFormElement;

/** What is typed and not stored yet, by the names of the fields. */
type Draft = {
  typed: Record<string, string>;
  /** When the first of it was typed, in milliseconds since 1970. */
  touchedAt: number;
  /** Whether it is sent again by itself. */
  waits?: boolean;
};

/**
 * Sends the form without leaving the page. What is typed stays in this tab until it is stored, and after a broken
 * connection it is sent again; the server stores the same text once. The server responds with the form as it is to be
 * shown next, with what is wrong.
 *
 * @param place the form and its status are inside
 */
export function sendEnquiries(place: Element): void {
  const status = place.querySelector('[role=status]');
  const texts = messages[document.documentElement.lang] ?? en;
  let draft: Draft | null = readDraft();
  let isSending = false;

  /** Each response replaces it. */
  const formNow = () => place.querySelector('form');
  const empty = emptyCopyOf(formNow());

  function say(text: string): void {
    if (status) status.textContent = text;
  }

  function keep(next: Draft | null): void {
    draft = next;
    try {
      if (next) sessionStorage.enquiry = JSON.stringify(next);
      else delete sessionStorage.enquiry;
    } catch {}
  }

  function keepTyped(form: Form): void {
    const typed = typedIn(form);
    if (Object.values(typed).some((text) => text !== ''))
      keep({ typed, touchedAt: draft?.touchedAt ?? Date.now(), waits: false });
  }

  function send(form: Form, proof = ''): void {
    isSending = true;
    removeProblems(form);
    say(texts.sending);
    const request = new XMLHttpRequest();
    request.open('POST', form.action);
    // The policy lets no script parse HTML.
    request.responseType = 'document';
    request.timeout = timeoutMs;
    request.onloadend = () => {
      isSending = false;
      if (request.status === 204) return thank(form);
      const next = request.response?.querySelector('form');
      const challenge = proof ? undefined : next?.dataset.challenge;
      // A 403 may come from what stands before the site, and no script changes its mind.
      if (!next) settle(request.status === 403 ? 'refused' : outcomeOf(request.status));
      else if (challenge) void prove(form, next, challenge);
      else show(form, next);
    };
    const took = draft ? String(Date.now() - draft.touchedAt) : '';
    const sent = { ...typedIn(form), ...readEntry(), took, proof, part: 'form' };
    request.send(new URLSearchParams(sent));
  }

  /** Without a form, only the status says what became of it. */
  function settle(outcome: Outcome): void {
    const waits = outcome !== 'refused';
    say(waits ? texts.waiting : texts.refused);
    if (draft) keep({ ...draft, waits });
    if (waits) setTimeout(retry, retryMs);
  }

  function retry(): void {
    const form = formNow();
    if (form && draft?.waits && !isSending) send(form);
  }

  async function prove(form: Form, next: Form, challenge: string): Promise<void> {
    isSending = true;
    const { contact = '', message = '' } = typedIn(form);
    try {
      send(form, await solveProof(challenge, provenText({ contact, message })));
    } catch {
      isSending = false;
      show(form, next);
    }
  }

  function show(form: Form, next: Form): void {
    say('');
    form.replaceWith(next);
    if (draft) keep({ ...draft, waits: false });
    next.querySelector<HTMLElement>('[id]')?.focus();
  }

  function thank(form: Form): void {
    say('');
    keep(null);
    form.replaceWith(emptyCopyOf(empty) ?? '');
    location.hash = 'sent';
  }

  /** Listens at the window, which events reach while React hydrates (`delivery/block-discrete-events.ts`). */
  function on(type: string, act: (form: Form, event: Event) => void): void {
    const listener = (event: Event) => {
      const form = formNow();
      if (form && event.target instanceof Node && form.contains(event.target)) act(form, event);
    };
    addEventListener(type, listener, true);
  }

  on('input', keepTyped);
  // What is being sent is what is shown.
  on('beforeinput', (_form, event) => {
    if (isSending) event.preventDefault();
  });
  on('submit', (form, event) => {
    event.preventDefault();
    if (!isSending) send(form);
  });
  addEventListener('online', retry);
  const form = formNow();
  if (!form) return;
  fill(form, draft);
  if (!draft) keepTyped(form);
  retry();
}

function readDraft(): Draft | null {
  try {
    // Only this script and `enquiry.inline.ts` write it.
    return JSON.parse(sessionStorage.enquiry);
  } catch {
    return null;
  }
}

/** A copy takes what is typed with it. */
function emptyCopyOf(form: Form | null): Form | null {
  const copy = form?.cloneNode(true);
  if (!(copy instanceof HTMLFormElement)) return null;
  copy.reset();
  return copy;
}

/** Leaves what is typed already. */
function fill(form: Form, draft: Draft | null): void {
  for (const [name, text] of Object.entries(draft?.typed ?? {})) {
    const field = form.elements.namedItem(name);
    if (field && 'value' in field) field.value ||= text;
  }
}

/** What was wrong may be right now. The form has no other paragraphs. */
function removeProblems(form: Form): void {
  for (const problem of form.querySelectorAll('p')) problem.remove();
  for (const field of form.querySelectorAll('[aria-invalid]'))
    field.removeAttribute('aria-invalid');
}

function typedIn(form: Form): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, String(text)]));
}
