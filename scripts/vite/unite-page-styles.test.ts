import { expect, test } from 'vitest';
import { pages } from '#pages.ts';
import { unitedStyle } from './unite-page-styles.ts';

test('the style of all pages has the lines of each page once, with imports first', async () => {
  const { home, blog, post, tag, category, privacy } = pages;
  expect((await unitedStyle({ home, post, blog, tag, category, privacy })).split('\n')).toEqual([
    '@import "../../ui/form-field.css";',
    '@import "../home/gradient-text.css";',
    '@import "../home/changing-words.css";',
    '@import "../home/effects.css";',
    '@import "../home/home.css";',
    '@import "../../ui/prose.css";',
    '@import "../blog/chips.css";',
    '@import "../blog/post/contents/contents.css";',
    '@import "../blog/post/reading/reading.css";',
    '@import "../blog/post/post.css";',
    '@import "../../ui/card.css";',
    '@import "../blog/list/list.css";',
    '@source "../home";',
    '@source "../contact";',
    '@source "../blog/post";',
    '@source "../blog/*.tsx";',
    '@source "../../ui/spinner.tsx";',
    '@source "../blog/list";',
    '@source "../blog/topic";',
    '@source "../blog/list/post-card.tsx";',
    '@source "../legal";',
  ]);
});
