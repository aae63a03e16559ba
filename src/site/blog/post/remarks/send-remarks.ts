import { solveProof } from '../../../../domain/spam/shared/proof.ts';
import { type Outcome, outcomeOf } from '../../../delivery/outcome-of.ts';
import { delayBefore, type Outbox } from '../../../review/outbox.ts';
import type { MarkedWords } from './marked-words.ts';

/** What a reader wrote about marked words. */
export type ReaderEntry = {
  remark: MarkedWords & {
    id: string;
    version: string;
    wording: string;
    comment: string;
    name: string;
    website: string;
  };
  /** Of the article. */
  slug: string;
  /** When the form was opened, in milliseconds since 1970. */
  openedAt: number;
  /** Whether it is being sent, or sent again by itself. */
  waits: boolean;
};

/** A weak line answers late. */
const timeoutMs = 30_000;

/**
 * Sends the entries that wait, one after the other, and again after a pause while the server can't be reached.
 *
 * @param onOutcome called after each response, and where there was none
 * @returns a function that sends now
 */
export function createSender(
  outbox: Outbox<ReaderEntry>,
  onOutcome: (entry: ReaderEntry, outcome: Outcome) => void,
): () => void {
  let attempt = 0;
  let timer = 0;
  let isSending = false;

  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    clearTimeout(timer);
    for (;;) {
      const entry = outbox.read().find(({ waits }) => waits);
      if (!entry) break;
      const outcome = await post(entry);
      if (outcome === 'waiting') {
        timer = window.setTimeout(() => void send(), delayBefore(attempt));
        attempt += 1;
      } else {
        attempt = 0;
        outbox.change((entries) =>
          entries.flatMap((one) => {
            if (one.remark.id !== entry.remark.id) return one;
            return outcome === 'sent' ? [] : { ...one, waits: false };
          }),
        );
      }
      onOutcome(entry, outcome);
      if (outcome === 'waiting') break;
    }
    isSending = false;
  }

  const sendNow = () => {
    attempt = 0;
    void send();
  };
  addEventListener('online', sendNow);
  return sendNow;
}

async function post(entry: ReaderEntry): Promise<Outcome> {
  const { remark, slug, openedAt } = entry;
  const send = async (proof: string) =>
    await fetch(`/api/blog/posts/${slug}/remarks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...remark, proof, took: Math.max(0, Date.now() - openedAt) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  try {
    let response = await send('');
    if (response.status === 429) {
      const { challenge } = await response.json();
      if (challenge) response = await send(await solveProof(challenge, remark.id));
    }
    return outcomeOf(response.status);
  } catch {
    return 'waiting';
  }
}
