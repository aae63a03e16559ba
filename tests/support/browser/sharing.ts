import type { Locator, Page } from '@playwright/test';
import { messages } from './messages.ts';
import { type Language, listedPosts, pathIn } from './site-test.ts';

export async function openPost(page: Page, language: Language) {
  const [post] = await listedPosts(page, language);
  await page.goto(pathIn(language, `/blog/${post?.slug}`));
  const detail = await (await page.request.get(`/api/blog/posts/${post?.slug}`)).json();
  const shared: { title: string; url: string } = {
    title: detail.title,
    url: new URL(`/p/${detail.id}`, page.url()).href,
  };
  return { bar: page.getByRole('article').locator('footer'), shared, path: page.url() };
}

export type Texts = (typeof messages)['en']['blog']['share'];

export function linkTo(
  bar: Locator,
  language: Language,
  service: keyof Texts['services'],
): Locator {
  const { on, services } = messages[language].blog.share;
  return bar.getByRole('link', { name: on.replace('{service}', services[service]), exact: true });
}
