import type { CDPSession, Page } from '@playwright/test';
import { adminCompose } from '#content/messages/en/admin/compose.ts';
import { adminPosts } from '#content/messages/en/admin/posts.ts';
import { content, draftSaved, publish, title, write } from '../../support/panel/compose-form.ts';
import { adminApp, expect, openPanel, test, uniqueTitle } from '../../support/panel/panel-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const languages = ['en', 'ckb', 'ar'] as const;
const letters = 'speed';

test('a letter costs hardly more work in three texts of 3,000 words than in short ones', async ({
  page,
}) => {
  await openPanel(page);
  const devtools = await page.context().newCDPSession(page);
  for (const language of languages) await write(page, language, 'A title', 'A few words.');
  await draftSaved(page).waitFor();
  const inShortTexts = await callsOfTyping(page, devtools);
  for (const language of languages) {
    await content(page, language).click();
    await page.keyboard.insertText(`\n\n${longText()}`);
  }
  await draftSaved(page).waitFor();
  const inLongTexts = await callsOfTyping(page, devtools);
  expect(inLongTexts).toBeLessThan(2 * inShortTexts);
  expect(inLongTexts).toBeLessThan(maxCalls);
});

/** It takes 38,000. With the whole form rendered for each letter it was 190,000. */
const maxCalls = 80_000;

test('what was typed just before a button is pressed is part of what it sends', async ({
  page,
}) => {
  await openPanel(page);
  await write(page, 'en', uniqueTitle('Just typed'), 'The text');
  await draftSaved(page).waitFor();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/admin/blog/posts'),
  );
  await content(page, 'en').focus();
  await page.keyboard.press('Control+End');
  // The editor reads the letter in a microtask. Its form is rendered later.
  await publish(page, 'en').evaluate(async (button: HTMLButtonElement) => {
    document.execCommand('insertText', false, '!');
    await new Promise((resolve) => queueMicrotask(() => resolve(undefined)));
    button.click();
  });
  expect((await sent).postDataJSON()).toMatchObject({ content: 'The text!' });
});

test('a pressed tab is shown before its list is rendered, and the form behind it is out of reach', async ({
  page,
}) => {
  await openPanel(page);
  await write(page, 'en', 'A title', 'The text');
  await draftSaved(page).waitFor();
  const { create, posts } = adminApp.tabs;
  await headingsAfterEnter(page, posts);
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(await headingsAfterEnter(page, create)).toEqual([adminCompose.title]);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  // The list is loaded, and would be rendered at once: with the number of posts in its heading.
  expect(await headingsAfterEnter(page, posts)).toEqual([adminPosts.heading]);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(title(page, 'en')).toBeHidden();
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-title=en]')?.focus());
  await expect(page.locator('[data-title=en]')).not.toBeFocused();
  await headingsAfterEnter(page, create);
  await expect(content(page, 'en')).toHaveText('The text');
});

/** Presses Enter on a tab, and reads the headings that the next frame shows. */
async function headingsAfterEnter(page: Page, name: string): Promise<string[]> {
  const tab = page.getByRole('tab', { name, exact: true });
  const headings = await tab.evaluateHandle((element: HTMLElement) => {
    const read = () => {
      const shown = [...document.querySelectorAll('main h2')].filter((one) =>
        one.checkVisibility(),
      );
      const isSelected = element.getAttribute('aria-selected') === 'true';
      return isSelected ? shown.map(({ textContent }) => textContent) : [];
    };
    element.focus();
    return {
      afterKey: new Promise<string[]>((resolve) => {
        const readInFrame = () => requestAnimationFrame(() => resolve(read()));
        element.addEventListener('keydown', readInFrame, { once: true });
      }),
    };
  });
  await page.keyboard.press('Enter');
  return await headings.evaluate(({ afterKey }) => afterKey);
}

/**
 * The calls of functions of the page for one letter in the English text, rendering included. The parser and the checks
 * read an inserted text once, at a pause, and a slow machine may pause in a round. So the cheapest of three rounds
 * counts.
 */
async function callsOfTyping(page: Page, devtools: CDPSession): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < 3; round++) rounds.push(await callsOfRound(page, devtools));
  return Math.min(...rounds);
}

async function callsOfRound(page: Page, devtools: CDPSession): Promise<number> {
  await content(page, 'en').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type(' ');
  await draftSaved(page).waitFor();
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  for (const letter of letters) {
    await page.keyboard.type(letter);
    // Each letter is rendered before the next one.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  const { result } = await devtools.send('Profiler.takePreciseCoverage');
  await devtools.send('Profiler.stopPreciseCoverage');
  const calls = result
    .filter(({ url }) => url.includes('/assets/'))
    .flatMap(({ functions }) => functions)
    .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
  return Math.round(calls / letters.length);
}

/** Paragraphs of 60 words. */
function longText(): string {
  const paragraph = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
  return Array.from({ length: 50 }, () => paragraph).join('\n\n');
}
