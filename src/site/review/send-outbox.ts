import {
  delayBefore,
  nextToSend,
  type Outbox,
  stateAfter,
  type ThreadAnswer,
  withState,
} from './outbox.ts';
import { byId } from './page-parts.ts';
import type { ReviewData } from './review-data.ts';

const responseTimeoutMs = 20_000;
const thanksMs = 6_000;
/** The API takes no more ids in one call. */
const maxStatuses = 100;

/**
 * Sends the entries of the outbox one after the other, and again after a pause while the server can't be reached.
 *
 * @param options.token of the review link
 * @param options.onChange called after each change of the outbox
 */
export function createSender(options: {
  token: string;
  outbox: Outbox;
  words: ReviewData['words'];
  onChange: () => void;
}) {
  const { token, outbox, words, onChange } = options;
  const status = byId('review-status');
  let attempt = 0;
  let timer = 0;
  let isSending = false;

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    clearTimeout(timer);
    let sentAny = false;
    let next = nextToSend(outbox.read());
    while (next) {
      const { entry, answer } = next;
      const { remark } = entry;
      const { id } = answer ?? remark;
      const response = answer
        ? await post(token, 'answers', { id, remark: remark.id, text: answer.text })
        : await post(token, 'remarks', remark);
      const state = stateAfter(response?.status ?? 503);
      if (state === 'waiting') break;
      sentAny = state === 'sent' || sentAny;
      attempt = 0;
      outbox.change((entries) => withState(entries, id, state));
      onChange();
      next = nextToSend(outbox.read());
    }
    isSending = false;
    if (next) {
      timer = window.setTimeout(() => void send(), delayBefore(attempt));
      attempt += 1;
    }
    status.textContent = next ? words.waiting : sentAny ? words.thanks : '';
    if (!next) setTimeout(() => status.replaceChildren(), thanksMs);
  }

  return {
    send,
    /** Sends without the pause of earlier attempts. */
    sendNow() {
      attempt = 0;
      void send();
    },
    /** Fetches the states and threads of the remarks that were sent. */
    async update(): Promise<void> {
      const ids = outbox
        .read()
        .filter(({ state }) => state === 'sent')
        .map(({ remark }) => remark.id)
        .slice(-maxStatuses);
      const response = ids.length > 0 ? await post(token, 'statuses', { ids }) : undefined;
      if (!response?.ok) return;
      const statuses: { id: string; state: string; answers: ThreadAnswer[] }[] =
        await response.json();
      outbox.change((entries) =>
        entries.map((entry) => {
          const found = statuses.find(({ id }) => id === entry.remark.id);
          return found ? { ...entry, status: found.state, answers: found.answers } : entry;
        }),
      );
      onChange();
    },
  };
}

/** @returns undefined without a response */
async function post(token: string, call: string, body: unknown): Promise<Response | undefined> {
  try {
    return await fetch(`/api/review/${call}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(responseTimeoutMs),
    });
  } catch {
    return;
  }
}
