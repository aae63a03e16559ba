/** What a page tells of its reader, by a `HEAD` request for itself with the header `X-Reader`. */
export type ReaderEvent =
  /** `arrived`: a page that was loaded ahead, or without a request, is on screen. */
  | { kind: 'arrived' }
  /** `read 3`: so many quarters of the text were on screen. */
  | { kind: 'read'; quarter: number }
  /** `searched %D9%88`: what was searched for, percent-encoded. */
  | { kind: 'searched'; words: string };

/** @returns null for a request that is no such report */
export function readerEvent({
  method,
  headers,
}: {
  method: string;
  headers: Pick<Headers, 'get'>;
}): ReaderEvent | null {
  const text = method === 'HEAD' ? headers.get('x-reader') : null;
  if (text === null) return null;
  if (text === 'arrived') return { kind: 'arrived' };
  const [, quarter] = /^read ([1-4])$/.exec(text) ?? [];
  if (quarter !== undefined) return { kind: 'read', quarter: Number(quarter) };
  const [, words] = /^searched (\S{1,300})$/.exec(text) ?? [];
  return words === undefined ? null : { kind: 'searched', words: decoded(words) };
}

/** The end may be cut off within a letter. */
function decoded(words: string): string {
  const text = new URLSearchParams(`words=${words.replace(/%.?$/, '')}`).get('words') ?? '';
  return text.replace(/\ufffd$/, '');
}
