import { describe, expect, test } from 'vitest';
import { adminMessages } from '#content/messages/admin.ts';
import { postFieldNames } from '#domain/posts/shared/fields.ts';
import { ApiError } from '../api/client.ts';
import { bilingual, bilingualFailure } from './bilingual.tsx';

const unreachable = new ApiError(undefined, undefined);
const withoutSentence = new ApiError(502, '<h1>Bad gateway</h1>');
const notFound = new ApiError(404, { error: 'Post not found', code: 'not-found' });

const texts = (failure: ReturnType<typeof bilingualFailure>) => [
  failure.main.text,
  failure.second?.text,
];

test('the second language of an English panel is that of the message, or Kurdish', () => {
  expect(bilingual('en', 'failure.network').second?.text).toBe('هەڵەی تۆڕ');
  expect(bilingual('en', 'failure.network', { about: 'ar' }).second?.text).toBe('خطأ في الشبكة');
  expect(bilingual('ckb', 'failure.network').second?.text).toBe('Network error');
  expect(bilingual('ar', 'failure.network', { about: 'ckb' }).second?.text).toBe('Network error');
});

describe('an error message', () => {
  test('is the sentence of the server, after a translation in other panels', () => {
    expect(texts(bilingualFailure('en', notFound, 'publish'))).toEqual([
      'Post not found',
      undefined,
    ]);
    expect(texts(bilingualFailure('ar', notFound, 'publish'))).toEqual([
      expect.stringMatching(/المقال/),
      'Post not found',
    ]);
    const error = 'Internal server error';
    const unexpected = new ApiError(500, { error, code: 'internal' });
    expect(texts(bilingualFailure('ar', unexpected, 'publish'))).toEqual([
      adminMessages.ar.adminShared.reasons.internal,
      error,
    ]);
  });

  test.each([
    ['en', 40, 'Too many attempts. Try again in 40 seconds.', undefined],
    ['en', 1, 'Too many attempts. Try again in 1 second.', undefined],
    [
      'ar',
      120,
      'تجاوزت عدد المحاولات المسموح به. أعد المحاولة بعد دقيقتين.',
      'Too many attempts. Try again in 2 minutes.',
    ],
    [
      'ar',
      841,
      'تجاوزت عدد المحاولات المسموح به. أعد المحاولة بعد ١٥ دقيقة.',
      'Too many attempts. Try again in 15 minutes.',
    ],
    [
      'ckb',
      841,
      'زۆر جار هەوڵت داوە. دوای ١٥ خولەک هەوڵ بدەرەوە.',
      'Too many attempts. Try again in 15 minutes.',
    ],
  ] as const)(
    'says in %s how long a limit of %i seconds lasts',
    (panel, retryAfterSeconds, main, second) => {
      const limited = new ApiError(429, {
        error: 'Too many failed logins; try again later',
        code: 'too-many-attempts',
        retryAfterSeconds,
      });
      expect(texts(bilingualFailure(panel, limited, 'login'))).toEqual([main, second]);
    },
  );

  test.each([
    [
      'ar',
      { name: 'title', limit: { most: 200, of: 'characters' } },
      'الحد الأقصى لعدد الأحرف في «العنوان» هو ٢٠٠',
    ],
    [
      'ckb',
      { name: 'content', limit: { most: 200_000, of: 'characters' } },
      '«دەق» نابێت لە ٢٠٠٬٠٠٠ پیت زیاتر بێت',
    ],
    [
      'ckb',
      { name: 'tags', limit: { most: 20, of: 'entries' } },
      '«تاگەکان» نابێت لە ٢٠ دانە زیاتر بێت',
    ],
    ['ar', { name: 'slug' }, 'في «الرابط (slug)» خطأ'],
    ['ar', { name: 'translationGroup' }, adminMessages.ar.adminShared.reasons.invalid],
    ['ckb', { name: 'toString' }, adminMessages.ckb.adminShared.reasons.invalid],
  ] as const)('in %s names the field that is wrong, and its limit', (panel, field, main) => {
    const error = new ApiError(400, { error: 'A sentence', code: 'invalid', field });
    expect(texts(bilingualFailure(panel, error, 'save'))).toEqual([main, 'A sentence']);
    expect(bilingualFailure('en', error, 'save').main.text).toBe('A sentence');
  });

  test('has a name for every field of a post that somebody fills in', () => {
    const { fields } = adminMessages.en.adminPosts;
    expect(postFieldNames.filter((name) => !Object.hasOwn(fields, name))).toEqual(['translation']);
  });

  test('is the message of the specification when the server gives none', () => {
    expect(bilingualFailure('en', withoutSentence, 'publish').main.text).toBe('Failed to publish');
    expect(bilingualFailure('en', new TypeError('a bug'), 'publish').main.text).toBe(
      'Failed to publish',
    );
  });

  test('names the network when there is no response', () => {
    expect(bilingualFailure('en', unreachable, 'publish').main.text).toBe('Network error');
    expect(
      bilingualFailure('en', unreachable, 'login', { network: 'loginNetwork' }).main.text,
    ).toBe('Network error. Please try again.');
  });

  test('has fixed text for a failed list', () => {
    expect(bilingualFailure('en', notFound, 'fetchPosts').main.text).toBe('Failed to fetch posts');
    expect(bilingualFailure('en', unreachable, 'fetchPosts').main.text).toBe('Network error');
  });

  test.each([
    ['toggle', 'Failed to update publication status'],
    ['delete', 'Failed to delete post'],
  ] as const)('has fixed text for a failed %s, followed by the reason', (key, words) => {
    expect(bilingualFailure('en', withoutSentence, key).main.text).toBe(words);
    expect(bilingualFailure('en', notFound, key).main.text).toBe(`${words}: Post not found`);
    expect(bilingualFailure('en', unreachable, key).main.text).toBe(`${words}: Network error`);
    expect(bilingualFailure('ckb', unreachable, key).second?.text).toBe(`${words}: Network error`);
  });
});
