import { expect, test } from 'vitest';
import { readerEvent } from './reader-event.ts';

function report(event: string, method = 'HEAD'): Request {
  return new Request('http://site.example/blog', { method, headers: { 'X-Reader': event } });
}

test.each([
  ['arrived', { kind: 'arrived' }],
  ['read 1', { kind: 'read', quarter: 1 }],
  ['read 4', { kind: 'read', quarter: 4 }],
  ['searched web%20app', { kind: 'searched', words: 'web app' }],
  ['searched c%2B%2B%26x', { kind: 'searched', words: 'c++&x' }],
  ['searched %D9%88%DB%8E%D8%A8', { kind: 'searched', words: 'وێب' }],
  // Cut off within a letter.
  ['searched %D9%88%DB%8E%D8', { kind: 'searched', words: 'وێ' }],
  ['searched %D9%88%DB%8E%D', { kind: 'searched', words: 'وێ' }],
])('%s is read', (text, event) => {
  expect(readerEvent(report(text))).toEqual(event);
});

test.each(['', 'read 0', 'read 5', 'read 1e9', 'searched', `searched ${'a'.repeat(301)}`, 'left'])(
  '«%.20s» is no report',
  (text) => {
    expect(readerEvent(report(text))).toBeNull();
  },
);

test('a page that is requested reports nothing', () => {
  expect(readerEvent(report('read 4', 'GET'))).toBeNull();
});
