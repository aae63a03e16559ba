import { expect, test } from 'vitest';
import {
  createOutbox,
  delayBefore,
  nextToSend,
  type OutboxEntry,
  stateAfter,
  threadOf,
  withState,
} from './outbox.ts';

const entry = (id: string): OutboxEntry => ({
  remark: {
    id,
    language: 'en',
    field: 'content',
    index: 0,
    original: 'One.',
    suggestion: 'Two.',
    comment: '',
    name: 'Shilan',
  },
  state: 'waiting',
});

/** A device that keeps texts, as long as `isFull` is false. */
function createStorage() {
  const texts = new Map<string, string>();
  const device = { isFull: false, texts };
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem(key: string, value: string) {
      if (device.isFull) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, value);
    },
  } as Storage;
  return { device, storage };
}

const ids = (entries: readonly OutboxEntry[]) => entries.map(({ remark }) => remark.id);

test('the outbox keeps what two tabs add, and what was there before a reload', () => {
  const { storage } = createStorage();
  const one = createOutbox(() => storage, 'a');
  const other = createOutbox(() => storage, 'a');
  one.change((entries) => [...entries, entry('1')]);
  other.change((entries) => [...entries, entry('2')]);
  expect(ids(one.read())).toEqual(['1', '2']);
  expect(ids(createOutbox(() => storage, 'a').read())).toEqual(['1', '2']);
  expect(createOutbox(() => storage, 'another link').read()).toEqual([]);
});

test('the outbox lives as long as the page where the device keeps nothing', () => {
  const { storage, device } = createStorage();
  const outbox = createOutbox(() => storage, 'a');
  outbox.change(() => [entry('1')]);
  device.isFull = true;
  outbox.change((entries) => [...entries, entry('2')]);
  outbox.change((entries) => entries.map((one) => ({ ...one, state: 'sent' })));
  expect(outbox.read().map(({ remark, state }) => [remark.id, state])).toEqual([
    ['1', 'sent'],
    ['2', 'sent'],
  ]);
  const forbidden = createOutbox(() => {
    throw new DOMException('forbidden', 'SecurityError');
  }, 'a');
  forbidden.change((entries) => [...entries, entry('3')]);
  expect(ids(forbidden.read())).toEqual(['3']);
});

test('the outbox starts anew where the stored text is damaged', () => {
  const { storage, device } = createStorage();
  device.texts.set('a', '{"not":"a list"}');
  const outbox = createOutbox(() => storage, 'a');
  expect(outbox.read()).toEqual([]);
  device.texts.set('a', '[{');
  expect(outbox.read()).toEqual([]);
});

test('a remark is sent before the answers in its thread, which come after what the server has', () => {
  const waiting = { id: 'b', text: 'And yours?', state: 'waiting' } as const;
  const sent = { ...waiting, id: 'a', state: 'sent' } as const;
  const first = { ...entry('1'), own: [waiting] };
  expect(nextToSend([first])).toEqual({ entry: first });
  const [after] = withState([first], '1', 'sent');
  expect(nextToSend(after ? [after] : [])).toEqual({ entry: after, answer: waiting });
  const [done] = withState([{ ...first, state: 'sent' }], 'b', 'refused');
  expect(done?.own).toEqual([{ ...waiting, state: 'refused' }]);
  expect(nextToSend(done ? [done] : [])).toBeUndefined();
  const answers = [
    { id: null, text: 'Why?' },
    { id: 'a', text: 'Because.' },
  ];
  expect(threadOf({ ...entry('1'), answers, own: [sent, waiting] })).toEqual([
    { ...answers[0], state: 'sent' },
    { ...answers[1], state: 'sent' },
    waiting,
  ]);
});

test('a remark is sent again unless that would change nothing', () => {
  expect([204, 400, 403, 404, 413, 429, 500, 503].map(stateAfter)).toEqual([
    'sent',
    'refused',
    'waiting',
    'gone',
    'refused',
    'waiting',
    'waiting',
    'waiting',
  ]);
  expect([0, 1, 2, 6, 60].map(delayBefore)).toEqual([1_000, 2_000, 4_000, 60_000, 60_000]);
});
