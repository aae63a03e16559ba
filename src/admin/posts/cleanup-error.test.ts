import { expect, test } from 'vitest';
import { ApiError } from '../api/client.ts';
import { cleanupError } from './cleanup-error.ts';

const sentence = 'Nothing could be recovered; the post is as it was';
const rejected = new ApiError(422, { error: sentence, code: 'nothing-to-recover' });

test('a cleanup error gives the reason in both languages', () => {
  expect(cleanupError('en', rejected)).toEqual({
    main: { language: 'en', text: `Failed to cleanup post: ${sentence}` },
    second: {
      language: 'ckb',
      text: 'دەقی وتارەکە ڕێک نەخرایەوە: هیچ شتێک بۆ گەڕاندنەوە نەدۆزرایەوە؛ وتارەکە وەک خۆیەتی',
    },
  });
  expect(cleanupError('ar', rejected)).toEqual({
    main: {
      language: 'ar',
      text: 'تعذّر تنظيف المقال: لم يُعثر على ما يمكن استعادته؛ المقال على حاله',
    },
    second: { language: 'en', text: `Failed to cleanup post: ${sentence}` },
  });
});

test('a cleanup error without a code gives the sentence of the server', () => {
  const { main } = cleanupError('en', new ApiError(500, { error: 'Internal server error' }));
  expect(main.text).toBe('Failed to cleanup post: Internal server error');
});

test.each([
  ['no response', new ApiError(undefined, undefined)],
  ['a response without a sentence', new ApiError(502, '<h1>Bad gateway</h1>')],
])('a cleanup error for %s has no reason', (_name, error) => {
  expect(cleanupError('en', error).main.text).toBe('Error cleaning up post');
});
