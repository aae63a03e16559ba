import { test as base, expect, type Page } from '@playwright/test';

import { visibleTags } from '#domain/posts/shared/visible-tags.ts';
import { topicSlug } from '#domain/topics/topic-slug.ts';
import { type Language, languages, localeConfig } from '#i18n/languages.ts';
import { pageAt, staticPagePaths } from '#pages.ts';

export { type Language, languages, staticPagePaths };

/** Pages that load React by themselves, and pages that wait for the reader's first intent. */
export const { idle: idlePagePaths = [], interaction: interactionPagePaths = [] } = Object.groupBy(
  staticPagePaths,
  (path) => (pageAt(path)?.hydrate === 'idle' ? 'idle' : 'interaction'),
);

/** A path with the language's prefix. The home page of a language is the prefix alone. */
export function pathIn(language: Language, path: string): string {
  const { prefix } = localeConfig[language];
  return `${prefix ? `/${prefix}` : ''}${path === '/' ? '' : path}` || '/';
}

export type PostOfApi = { slug: string; title: string; tags: string[]; category: string };

/** The posts that the public API lists in a language, the newest first. */
export async function listedPosts(page: Page, language: Language): Promise<PostOfApi[]> {
  const response = await page.request.get(`/api/blog/posts?language=${language}&fields=summary`);
  return await response.json();
}

/** The paths of the pages of a post's tags and category, without prefix. */
export function topicPaths({ tags, category }: PostOfApi): string[] {
  return [
    ...visibleTags(tags).map((tag) => `/blog/tag/${topicSlug(tag)}`),
    `/blog/category/${topicSlug(category)}`,
  ];
}

/** The path of a page in `src/pages.ts`, with the slug of a post, or of its first tag or its category. */
export function withSlug(path: string, post: PostOfApi | undefined): string {
  if (!path.includes('$')) return path;
  if (!post) throw new Error(`There is no post for ${path}`);
  const start = path.slice(0, path.indexOf('$'));
  const paths = [`/blog/${post.slug}`, ...topicPaths(post)];
  return paths.find((known) => known.slice(0, known.lastIndexOf('/') + 1) === start) ?? path;
}

type Fixtures = {
  /** Console messages that this test causes on purpose. */
  expectedMessages: RegExp | null;
};

/**
 * Chromium's own messages: whenever WebGL runs without a graphics card, as on a test machine, and where the next page
 * was on the screen before the page before it was ready to glide.
 */
const browserMessages = /GL Driver Message|Transition was aborted/;

/** Playwright's `test`. It fails if a page prints an error or a warning to the console. */
export const test = base.extend<Fixtures>({
  expectedMessages: [null, { option: true }],
  page: async ({ page, expectedMessages }, use) => {
    const complaints: string[] = [];
    const note = (text: string) => {
      if (!browserMessages.test(text) && !expectedMessages?.test(text)) complaints.push(text);
    };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) note(message.text());
    });
    page.on('pageerror', (error) => note(String(error)));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
        console.error('The policy forbids', violatedDirective, blockedURI, sample),
      );
    });
    await use(page);
    expect(complaints, 'messages on the console').toEqual([]);
  },
});

/**
 * Waits until React has hydrated the page. Most pages load React only at the reader's first intent, so this makes one.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('keydown'));
    // React hydrates the layout first, and then the page.
    return ['header', 'main > :last-child'].every((part) =>
      Object.keys(document.querySelector(part) ?? {}).some((key) => key.startsWith('__react')),
    );
  });
}

export { expect };
