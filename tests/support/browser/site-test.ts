import { test as base, expect, type Page } from '@playwright/test';

import { pageAt, staticPagePaths } from '#pages.ts';

export { staticPagePaths };

/** Of pages that load React by themselves, and of those that wait for the reader's first interaction. */
export const { idle: idlePagePaths = [], interaction: interactionPagePaths = [] } = Object.groupBy(
  staticPagePaths,
  (path) => (pageAt(path)?.hydrate === 'idle' ? 'idle' : 'interaction'),
);

export const languages = ['en', 'ar', 'ckb'] as const;
export type Language = (typeof languages)[number];

export const prefixes: Record<Language, string> = { en: '', ar: '/arabic', ckb: '/kurdish' };

/** A page's own prefix in front of a path; the home page of a language is its prefix alone. */
export function pathIn(language: Language, path: string): string {
  return `${prefixes[language]}${path === '/' ? '' : path}` || '/';
}

type PostOfApi = { slug: string; title: string; tags: string[]; category: string };

/** What the public API lists in a language, the newest first. */
export async function listedPosts(page: Page, language: Language): Promise<PostOfApi[]> {
  const response = await page.request.get(`/api/blog/posts?language=${language}&fields=summary`);
  return await response.json();
}

type Fixtures = {
  /** Messages that this test provokes on purpose. */
  expectedMessages: RegExp | null;
};

/** Printed by Chromium where WebGL runs without a graphics card, as on a test machine, whatever the page does. */
const driverMessage = /GL Driver Message/;

/** Playwright's test, failing on anything that a page prints to the console as an error or a warning. */
export const test = base.extend<Fixtures>({
  expectedMessages: [null, { option: true }],
  page: async ({ page, expectedMessages }, use) => {
    const complaints: string[] = [];
    const note = (text: string) => {
      if (!driverMessage.test(text) && !expectedMessages?.test(text)) complaints.push(text);
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

/** Waits until React has taken over the page, for which most pages want a sign that the reader will do more than read. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    dispatchEvent(new Event('keydown'));
    return Object.keys(document.querySelector('header') ?? {}).some((key) =>
      key.startsWith('__react'),
    );
  });
}

export { expect };
