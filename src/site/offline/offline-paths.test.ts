import { expect, test } from 'vitest';
import { reviewPath } from '#domain/reviews/shared/review-path.ts';
import { languages } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { pages } from '#pages.ts';
import { isArticlePath, isOfflinePath } from './offline-paths.ts';

test.each(languages)('%s: only articles may be stored, and the offline list', (language) => {
  const at = (path: string) => pathInLanguage(path, language);
  expect(isArticlePath(at(pages.post.path.replace('$slug', 'a-post-2')))).toBe(true);
  expect(isOfflinePath(at('/offline'))).toBe(true);
  const others = Object.values(pages)
    .map(({ path }) => path)
    .filter((path) => path !== pages.post.path);
  for (const path of [
    ...others.map(at),
    at('/admin'),
    '/admin/dashboard',
    '/api/blog/posts/a-post',
    '/share/post-1-ab.jpg',
    '/media/a.jpg',
    '/p/12',
    reviewPath('0'.repeat(32), language),
    at('/blog/A'),
    at('/blog/a/b'),
    at('/blog/a.xml'),
    at('/nowhere/blog/a-post'),
  ]) {
    expect(isArticlePath(path), path).toBe(false);
    expect(isOfflinePath(path), path).toBe(false);
  }
});
