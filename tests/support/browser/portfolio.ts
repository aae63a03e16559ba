import type { Page } from '@playwright/test';
import { portfolio as ar } from '#content/messages/ar/site/portfolio.ts';
import { portfolio as ckb } from '#content/messages/ckb/site/portfolio.ts';
import { portfolio as en } from '#content/messages/en/site/portfolio.ts';
import { portfolioProjects } from '#content/portfolio.ts';
import { expect, hydrated, type Language, pathIn } from './site-test.ts';

export const texts = { en, ar, ckb };

export function openerName(language: Language, index: number): string {
  const project = portfolioProjects[index];
  if (!project) throw new Error(`There is no project ${index}`);
  return texts[language].open.replace('{title}', texts[language][project.text].title);
}

export async function openPage(page: Page, language: Language = 'en'): Promise<void> {
  await page.goto(pathIn(language, '/portfolio'));
  await hydrated(page);
  await expect(opener(page, language, 0)).toBeVisible();
}

export function opener(page: Page, language: Language, index: number) {
  return page.getByRole('button', { name: openerName(language, index), exact: true });
}

/** The URLs of the videos that the page has requested so far. */
export function requestedVideos(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(webm|mp4)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

export const playing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('video')].flatMap((video, index) =>
      video.paused ? [] : [index],
    ),
  );
