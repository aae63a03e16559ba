import type { Page } from '@playwright/test';
import { adminApp } from '#content/messages/en/admin/app.ts';
import { adminPostForm } from '#content/messages/en/admin/post-form.ts';
import { content, draftSaved, title } from '../tests/support/panel/compose-form.ts';
import { modeOf } from '../tests/support/panel/editor-form.ts';
import type { BenchResult } from './bench-result.ts';
import { recordEvents, slowestEvent } from './support/event-timing.ts';
import { startBrowser } from './support/start-browser.ts';
import { admin, startSite } from './support/start-site.ts';

const { tags } = adminPostForm;
const words = 3_000;

/** Actions of one visit, in this order: each starts where the one before ended. */
const actions: { name: string; press: (page: Page) => Promise<void> }[] = [
  {
    name: 'a word in the title',
    press: async (page) => {
      await title(page, 'en').focus();
      await page.keyboard.type(' software', { delay: 80 });
    },
  },
  {
    name: 'a word in a text of 3,000 words',
    press: async (page) => {
      await content(page, 'en').focus();
      await page.keyboard.press('Control+Home');
      await page.keyboard.type('software ', { delay: 80 });
    },
  },
  {
    name: 'a Kurdish word in a text of 3,000 words',
    press: async (page) => {
      await content(page, 'ckb').focus();
      await page.keyboard.press('Control+Home');
      await page.keyboard.type('کوردستان ', { delay: 80 });
    },
  },
  { name: 'Enter: a new paragraph', press: (page) => page.keyboard.press('Enter') },
  { name: 'Ctrl+Z: undo', press: (page) => page.keyboard.press('Control+z') },
  { name: 'Ctrl+Y: redo', press: (page) => page.keyboard.press('Control+y') },
  { name: 'Ctrl+B: bold', press: (page) => page.keyboard.press('Control+b') },
  { name: 'Ctrl+End: the end of the text', press: (page) => page.keyboard.press('Control+End') },
  { name: 'Page Up', press: (page) => page.keyboard.press('PageUp') },
  { name: 'an arrow', press: (page) => page.keyboard.press('ArrowDown') },
  { name: 'Ctrl+A: select the text', press: (page) => page.keyboard.press('Control+a') },
  {
    name: 'Ctrl+F: the find bar',
    press: async (page) => {
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Control+f');
    },
  },
  {
    name: 'a word in the find bar',
    press: (page) => page.keyboard.type('word1', { delay: 80 }),
  },
  { name: 'Escape: back to the text', press: (page) => page.keyboard.press('Escape') },
  {
    name: 'the preview of a text of 3,000 words',
    press: async (page) => {
      await modeOf(page, 'ckb', 'preview').focus();
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'a tag',
    press: async (page) => {
      await page.getByRole('textbox', { name: tags.label }).focus();
      await page.keyboard.type('speed', { delay: 80 });
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'the menu',
    press: async (page) => {
      await page.getByRole('button', { name: adminApp.menu }).focus();
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'the Posts tab',
    press: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: adminApp.tabs.posts }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('searchbox').waitFor();
    },
  },
  {
    name: 'a search in the Posts tab',
    press: async (page) => {
      await page.getByRole('searchbox').focus();
      await page.keyboard.type('shop', { delay: 80 });
    },
  },
  {
    name: 'back to Create',
    press: async (page) => {
      await page.getByRole('tab', { name: adminApp.tabs.create }).focus();
      await page.keyboard.press('Enter');
      await content(page, 'en').waitFor();
    },
  },
];

/**
 * Measures how soon the panel shows the effect of a key, on a CPU that is slowed down four times. The form has three
 * texts of 3,000 words. The slowest event of an action counts.
 */
export async function panelKeys(): Promise<BenchResult[]> {
  const site = await startSite();
  const { browser } = await startBrowser();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await recordEvents(page);
  await openFullForm(page, site.origin);
  const results: BenchResult[] = [];
  for (const { name, press } of actions) {
    await slowestEvent(page);
    await press(page);
    results.push({
      name: `panel, key: ${name}`,
      unit: 'ms',
      value: await slowestEvent(page),
      aim: 100,
      note: 'Chromium rounds to 8 ms, and reports none below 16',
    });
  }
  await browser.close();
  await site.stop();
  return results;
}

/** Signs in and fills in the form of a new post. */
async function openFullForm(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/admin`);
  await page.getByLabel(adminApp.login.username).fill(admin.username);
  await page.getByLabel(adminApp.login.password, { exact: true }).fill(admin.password);
  await page.keyboard.press('Enter');
  for (const language of ['en', 'ckb', 'ar'] as const) {
    await title(page, language).fill('A text of many words');
    await content(page, language).click();
    await page.keyboard.insertText(longText(language === 'en' ? 'word' : 'وشە'));
  }
  await draftSaved(page).waitFor();
}

/** Paragraphs of 60 words, with a heading before every fifth. */
function longText(word: string): string {
  const paragraphs = Array.from({ length: words / 60 }, (_, paragraph) =>
    Array.from({ length: 60 }, (_, index) => `${word}${paragraph * 60 + index}`).join(' '),
  );
  return paragraphs
    .map((text, index) => (index % 5 === 0 ? `## ${word} ${index}\n\n${text}` : text))
    .join('\n\n');
}
