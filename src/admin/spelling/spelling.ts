import type { SpellingAnswer, SpellingRequest } from './spelling-messages.ts';
// A path, which the policy for trusted scripts allows.
import workerPath from './spelling-worker.ts?worker&url';

/** What the server says about the spelling of a language. */
export type SpellingData = Omit<Extract<SpellingRequest, { kind: 'start' }>, 'kind'>;

/** The spelling of a language in this tab. Words are in the letters that `readLetters` returns. */
export type Spelling = {
  hasDictionary: boolean;
  /** Null while nobody has judged the word; {@link Spelling.judge} does. */
  isWrong: (word: string) => boolean | null;
  judge: (words: readonly string[]) => Promise<void>;
  suggest: (word: string) => Promise<readonly string[]>;
  /** From now on the word is right, in all texts of this tab. */
  accept: (word: string) => void;
  /** @returns a function that ends it */
  onAccept: (listener: () => void) => () => void;
};

/** More words than the longest texts on one screen have. A tab that is open for weeks judges its words again. */
const maxVerdicts = 200_000;

/**
 * Starts a worker, which lives as long as the tab.
 *
 * @throws when its script can't be loaded, as without a network
 */
export async function startSpelling(data: SpellingData): Promise<Spelling> {
  const worker = await startWorker(data);
  const send = (request: SpellingRequest) => worker.postMessage(request);
  const verdicts = new Map<string, boolean>();
  const waiting = new Map<number, (words: readonly string[]) => void>();
  const listeners = new Set<() => void>();
  let lastId = 0;
  worker.addEventListener('message', ({ data: { id, words } }: MessageEvent<SpellingAnswer>) => {
    waiting.get(id)?.(words);
    waiting.delete(id);
  });
  worker.addEventListener('error', ({ message }) => console.error('The spelling failed:', message));
  const ask = (request: (id: number) => SpellingRequest) =>
    new Promise<readonly string[]>((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      send(request(lastId));
    });
  return {
    hasDictionary: data.dictionary !== null,
    isWrong: (word) => verdicts.get(word) ?? null,
    async judge(words) {
      const wrong = new Set(await ask((id) => ({ kind: 'judge', id, words })));
      if (verdicts.size > maxVerdicts) verdicts.clear();
      // A word may have been accepted while the worker judged it.
      for (const word of words)
        if (verdicts.get(word) !== false) verdicts.set(word, wrong.has(word));
    },
    suggest: (word) => ask((id) => ({ kind: 'suggest', id, word })),
    accept(word) {
      verdicts.set(word, false);
      send({ kind: 'accept', word });
      for (const listener of listeners) listener();
    },
    onAccept(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Resolves when the worker has read the dictionary. */
function startWorker(data: SpellingData): Promise<Worker> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerPath, { type: 'module' });
    const starting = new AbortController();
    const started = () => {
      starting.abort();
      resolve(worker);
    };
    const failed = ({ message }: ErrorEvent) => {
      worker.terminate();
      reject(new Error(`The spelling did not start: ${message}`));
    };
    worker.addEventListener('message', started, { signal: starting.signal });
    worker.addEventListener('error', failed, { signal: starting.signal });
    worker.postMessage({ kind: 'start', ...data } satisfies SpellingRequest);
  });
}
