import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createApi } from '#api/index.ts';
import type { Remark } from '#domain/reviews/shared/remark.ts';
import type { Database } from '#platform/database/index.ts';
import { reviewCalls } from './review-calls.ts';
import { browser } from './sample-enquiry.ts';

export type ReaderRemark = {
  language: 'en' | 'ar' | 'ckb';
  passage: string;
  words: string;
  wording: string;
  comment: string;
  name: string;
};

/** What people wrote about words of an article (`tests/fixtures/reader-remarks`). */
export function realReaderRemarks(): ReaderRemark[] {
  return readLines('tests/fixtures/reader-remarks/real.jsonl');
}

/** The posts of bots (`tests/fixtures/enquiries`). */
export function botPosts(): { name: string; message: string }[] {
  return ['tuning', 'held-out'].flatMap((half) =>
    readLines(`tests/fixtures/enquiries/bots-${half}.jsonl`),
  );
}

function readLines(file: string) {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** A remark as the page of a post sends it. */
export function sampleReaderRemark(fields: Record<string, unknown> = {}) {
  return {
    id: randomUUID(),
    version: '2026-11-25T09:00:00.000Z',
    field: 'content',
    index: 1,
    passage: 'One two three.',
    words: 'two',
    occurrence: 0,
    wording: 'too',
    comment: '',
    name: '',
    took: 40_000,
    ...fields,
  };
}

/** The calls of an editor, and of readers with any IP address at any time. */
export async function readerCalls(database: Database) {
  let ipAddress = '';
  let now = new Date('2026-11-25T09:00:00.000Z');
  const api = createApi({ database, clientIpOf: () => ipAddress, readClock: async () => now });
  const { call, createPost } = await reviewCalls(database);
  const remarksOf = async (id: number): Promise<Remark[]> =>
    (await call('GET', `/posts/${id}/remarks`)).body.remarks;
  return {
    call,
    remarksOf,
    createPost: async (fields: Record<string, unknown> = {}) =>
      await createPost({ published: true, content: '## Begin\n\nOne two three.', ...fields }),
    setTime(next: Date) {
      now = next;
    },
    /** @returns the status, the body and the header `Retry-After` of the response */
    async report(slug: string, remark: unknown, from: { ip?: string; userAgent?: string } = {}) {
      ipAddress = from.ip ?? '';
      const response = await api.request(`/api/blog/posts/${slug}/remarks`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': from.userAgent ?? browser },
        body: JSON.stringify(remark),
      });
      const text = await response.text();
      return {
        status: response.status,
        body: text ? JSON.parse(text) : null,
        retryAfter: response.headers.get('retry-after'),
      };
    },
  };
}
