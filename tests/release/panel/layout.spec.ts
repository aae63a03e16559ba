import type { Locator, Page } from '@playwright/test';
import { adminMessages } from '#content/messages/admin.ts';
import { adminCompose } from '#content/messages/en/admin/compose.ts';
import { adminPosts } from '#content/messages/en/admin/posts.ts';
import { adminTranslation } from '#content/messages/en/admin/translation.ts';
import { controlCalls } from '../../support/browser/controlled-calls.ts';
import { publish, title, write } from '../../support/panel/compose-form.ts';
import { titleOf } from '../../support/panel/edit-form.ts';
import { columnOf } from '../../support/panel/editor-form.ts';
import { createEveryScreen, openScreen } from '../../support/panel/every-screen.ts';
import {
  adminShared,
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { buttonIn } from '../../support/panel/posts-tab.ts';
import { addRemark } from '../../support/panel/reviews.ts';

const columns = ['en', 'ckb', 'ar'] as const;

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
}

/** The distinct values of a measure in the three columns, in whole pixels. */
async function over(measure: (language: (typeof columns)[number]) => Promise<number>) {
  const values = await Promise.all(columns.map(measure));
  return new Set(values.map(Math.round));
}

/** The height in the middle of the screen that no bar and no message covers, in pixels. */
async function freePixels(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const rows = Array.from({ length: innerHeight }, (_, y) => y);
    return rows.filter((y) => {
      const top = document.elementFromPoint(innerWidth / 2, y);
      return !top?.closest('header, .panel-bottom-bar, .panel-toasts');
    }).length;
  });
}

type Part = (language: (typeof columns)[number]) => Locator;

/** Expects that each part starts at the same height in all columns, and that the editors are equally tall. */
async function expectLevel(page: Page, parts: readonly Part[]): Promise<void> {
  const editorOf: Part = (language) => columnOf(page, language).locator('.editor-frame');
  for (const part of [...parts, editorOf]) {
    const heights = await over(async (language) => (await boxOf(part(language))).y);
    expect(heights.size).toBe(1);
  }
  expect((await over(async (language) => (await boxOf(editorOf(language))).height)).size).toBe(1);
}

test('the parts of the three columns are level with any content', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPanel(page);
  const parts: Part[] = [
    (language) => title(page, language),
    (language) => columnOf(page, language).locator('summary').filter({ hasText: adminCompose.seo }),
    (language) => publish(page, language),
  ];
  await expect(page.locator('.cm-content')).toHaveCount(3);
  await expectLevel(page, parts);
  await write(page, 'ckb', 'ناونیشانێکی درێژ '.repeat(8), 'دەقێک.\n'.repeat(40));
  // A long title is whole, as it is in a stored article.
  const isCut = await title(page, 'ckb').evaluate(
    (field) => field.scrollWidth > field.clientWidth || field.scrollHeight > field.clientHeight,
  );
  expect(isCut).toBe(false);
  await expect(page.getByRole('button', { name: adminTranslation.checkSpelling })).toBeVisible();
  await expectLevel(page, parts);
});

test('so are the parts of a stored article', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const token = await openPanel(page);
  const { id, translationGroup } = await createPost(page.request, token, {
    title: uniqueTitle('Level'),
    published: false,
  });
  await createPost(page.request, token, {
    language: 'ckb',
    title: uniqueTitle('ناونیشانێکی درێژ '.repeat(8)),
    content: 'دەقێک.\n'.repeat(40),
    translationGroup,
  });
  await createPost(page.request, token, {
    language: 'ar',
    title: uniqueTitle('عنوان'),
    translationGroup,
  });
  await page.goto(`/admin/dashboard?tab=posts&edit=${id}`);
  for (const language of columns)
    await expect(columnOf(page, language).locator('.cm-content')).toBeVisible();
  const folds: Part[] = [adminCompose.seo, adminPosts.edit.moreFields].map(
    (name) => (language) => columnOf(page, language).locator('summary').filter({ hasText: name }),
  );
  await expectLevel(page, [
    (language) => titleOf(columnOf(page, language)),
    ...folds,
    (language) =>
      columnOf(page, language).getByRole('button', { name: adminPosts.delete, exact: true }),
  ]);
});

/**
 * The elements without a whole focus ring: without any, or with one that the edge of the screen or of a scrolled area
 * cuts off. Frames may have the ring of the field in them.
 */
function withoutWholeRing(): string[] {
  const focusable =
    'a[href], button:enabled, input:enabled, select:enabled, textarea, summary, [tabindex="0"], [contenteditable="true"]';
  const hasWholeRing = (focused: Element): boolean => {
    let ringed: Element | null = focused;
    while (ringed && getComputedStyle(ringed).outlineStyle === 'none')
      ringed = ringed.parentElement;
    if (!ringed) return false;
    const style = getComputedStyle(ringed);
    const around = Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset);
    const box = ringed.getBoundingClientRect();
    const [left, right] = [box.left - around, box.right + around];
    const [top, bottom] = [box.top - around, box.bottom + around];
    if (left < 0 || right > document.documentElement.clientWidth) return false;
    for (let outer = ringed.parentElement; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflowY === 'visible' || outer === document.documentElement)
        continue;
      const edge = outer.getBoundingClientRect();
      const start = edge.left + outer.clientLeft;
      const head = edge.top + outer.clientTop;
      const isInside =
        left >= start - 0.5 &&
        right <= start + outer.clientWidth + 0.5 &&
        top >= head - 0.5 &&
        bottom <= head + outer.clientHeight + 0.5;
      // Taller than its area it is seen in parts.
      if (!isInside && bottom - top <= outer.clientHeight) return false;
    }
    return true;
  };
  const wrong: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
    element.focus();
    if (document.activeElement !== element) continue;
    if (!hasWholeRing(element))
      wrong.push(`${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`);
  }
  return wrong;
}

for (const language of ['en', 'ckb'] as const) {
  test(`no focus ring is cut off on any screen: ${language}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((chosen) => localStorage.setItem('adminLanguage', chosen), language);
    const token = await openPanel(page);
    // The text is left in English, so that the list of quality issues is longer than the screen.
    const content = Array.from({ length: 40 }, (_, number) => `A text ${number}.`).join('\n\n');
    const { screens, translationGroup } = await createEveryScreen(page, token, content, false);
    await addRemark(page, token, translationGroup, {
      language: 'en',
      original: 'A text 0.',
      suggestion: 'A better text.',
      comment: 'Why not?',
      name: 'Shilan',
    });
    for (const screen of screens) {
      await openScreen(page, screen);
      await page.keyboard.press('Tab');
      if (screen.includes('review='))
        await expect(page.locator('.review-jump').first()).toBeVisible();
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await expect
          .configure({ soft: true })
          .poll(() => page.evaluate(withoutWholeRing), `${screen} at ${width} px`)
          .toEqual([]);
      }
    }
  });
}

test('a Kurdish text in an English panel uses its own font, even if it loads late', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const release = (await controlCalls(page, '**/*vazirmatn-arabic*')).hold();
  await openPanel(page);
  await write(page, 'ckb', 'ناونیشانێکی کوردی', 'دەق');
  // Longer than an optional font's waiting time.
  await page.waitForTimeout(500);
  await release();
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  await expect
    .poll(async () => {
      const { root } = await session.send('DOM.getDocument');
      const { nodeId } = await session.send('DOM.querySelector', {
        nodeId: root.nodeId,
        selector: '[lang=ckb] .cm-line, .cm-content[lang=ckb] .cm-line',
      });
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.map(({ familyName }) => familyName);
    })
    .toEqual([expect.stringContaining('Vazirmatn')]);
});

test('with a phone’s keyboard open the review has the screen, and a message covers no button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, '/admin/dashboard', 'evin');
  const texts = adminMessages.en.adminTranslation;
  const paragraphs = Array.from({ length: 12 }, (_, index) => `A paragraph, the ${index} of them.`);
  await write(page, 'en', 'A long text', paragraphs.join('\n\n'));
  await page.getByRole('button', { name: adminCompose.translateToKurdish }).click();
  await expect(page.getByRole('heading', { name: 'Kurdish translation' })).toBeFocused();
  const toast = page.locator('.panel-toast');
  const dismissToast = async () => {
    await toast.getByRole('button', { name: adminShared.dismiss }).click();
    await expect(toast).toBeHidden();
  };
  await dismissToast();

  await page.getByRole('button', { name: 'Translate again: paragraph 6' }).click();
  await expect(toast.getByRole('button', { name: adminShared.undo })).toBeVisible();
  const back = page.locator('.panel-bottom-bar').getByRole('button', { name: texts.back });
  const isCovered = await back.evaluate((button) => {
    const { left, width, top, height } = button.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) !== button;
  });
  expect(isCovered).toBe(false);
  await dismissToast();

  await page.getByRole('textbox', { name: 'Kurdish paragraph 6' }).click();
  expect(await freePixels(page)).toBeLessThan(700);
  await page.setViewportSize({ width: 390, height: 508 });
  await expect.poll(() => freePixels(page)).toBeGreaterThan(480);
  await expect(page.getByRole('textbox', { name: 'Kurdish paragraph 6' })).toBeInViewport();
  // The bars are back after typing.
  await page.getByRole('textbox', { name: 'Kurdish paragraph 6' }).blur();
  await expect(back).toBeInViewport();
});

test('a button contains its label in the widest font', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => localStorage.setItem('adminLanguage', 'ckb'));
  const token = await openPanel(page);
  const heading = uniqueTitle('Wide');
  await createPost(page.request, token, { title: heading });
  await page.goto('/admin/dashboard?tab=posts');
  const { unpublish } = adminMessages.ckb.adminPosts;
  await page.getByRole('searchbox').fill(heading);
  const button = buttonIn(page.getByRole('listitem').filter({ hasText: heading }), unpublish);
  for (const font of ['inherit', 'monospace', 'serif']) {
    const beside = await button.evaluate((element, family) => {
      element.style.setProperty('font-family', family);
      element.style.setProperty('letter-spacing', '0.12em');
      const text = document.createRange();
      text.selectNodeContents(element.firstChild ?? element);
      const inside = element.getBoundingClientRect();
      const { left, right } = text.getBoundingClientRect();
      return left < inside.left || right > inside.right;
    }, font);
    expect(beside, font).toBe(false);
  }
});
