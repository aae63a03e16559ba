import { adminCompose as texts } from '#content/messages/en/admin/compose.ts';
import { adminTranslation as review } from '#content/messages/en/admin/translation.ts';
import { countWords } from '#domain/posts/shared/read-time.ts';
import { content, publish, title, write } from '../../support/panel/compose-form.ts';
import { adminShared, expect, openPanel, test } from '../../support/panel/panel-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const editor = 'baran';

/** Each chapter has words with a link, code, a list and a table. */
function chapter(number: number): string[] {
  const words = `Chapter ${number} tells owners of shops what a page costs and what it brings them. `;
  return [
    `## Chapter ${number} of the book`,
    `${words.repeat(10)}See [our work](https://example.com/work/${number}) and \`npm run step-${number}\`.`,
    `- First point ${number}\n- Second point with **weight**\n- Third point`,
    `| Step | Days |\n|---|---|\n| Draw | ${number} |\n| Build | ${number * 2} |`,
    `\`\`\`js\nconst chapter = ${number}; // The code stays\n\`\`\``,
    words.repeat(4).trim(),
  ];
}

const blocks = Array.from({ length: 13 }, (_, index) => chapter(index + 1)).flat();
const source = blocks.join('\n\n');

/** The paragraphs under test, by their number on the screen. */
const editedParagraph = 6;
const changedParagraph = 8;

test('a long post is translated, edited, updated and published', async ({ page }) => {
  test.slow();
  expect(countWords(source)).toBeGreaterThan(3_000);
  const field = (number: number) =>
    page.getByRole('textbox', { name: `Kurdish paragraph ${number}`, exact: true });
  await openPanel(page, '/admin/dashboard', editor);
  await write(page, 'en', 'The long book', source);
  await page.getByRole('button', { name: texts.translateToKurdish, exact: true }).click();
  await expect(page.getByRole('status')).toContainText([adminShared.success.translatedToKurdish]);
  // One row for the title and one for each block.
  await expect(page.locator('.review-row')).toHaveCount(1 + blocks.length);
  await expect(page.getByText(review.issues.nothing)).toBeVisible();
  await expect(field(2)).toHaveValue(/\[.+\]\(https:\/\/example\.com\/work\/1\).*`npm run step-1`/);
  await expect(field(5)).toHaveValue(blocks[4] ?? '');
  const untouched = await field(7).inputValue();

  await field(editedParagraph).fill('ئەم پەرەگرافە ١ کەسێک نووسیویەتی.');
  await expect(page.getByText(review.edited)).toHaveCount(1);

  await page.getByRole('button', { name: review.back }).first().click();
  const changed = 'This chapter was written anew in 2026, and is short.';
  await content(page, 'en').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(blocks.with(changedParagraph - 1, changed).join('\n\n'));
  const request = page.waitForRequest('**/api/admin/update-translation');
  await page.getByRole('button', { name: texts.translateToKurdish, exact: true }).click();
  expect((await request).postDataJSON()).toMatchObject({ passages: [{ after: changed }] });
  await expect(page.locator('[data-proposal]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(changedParagraph)).toHaveValue(/٢٠٢٦/);
  await expect(field(editedParagraph)).toHaveValue('ئەم پەرەگرافە ١ کەسێک نووسیویەتی.');
  await expect(field(7)).toHaveValue(untouched);
  await expect(page.getByText(review.states.stale)).toHaveCount(0);

  await page.getByRole('button', { name: review.back }).first().click();
  await expect(title(page, 'ckb')).toHaveValue(/\p{Script=Arabic}/u);
  const answer = page.waitForResponse('**/api/admin/blog/posts');
  await publish(page, 'ckb').click();
  await expect(page.getByRole('status')).toContainText([adminShared.success.publishedKurdish]);
  const post = await (await answer).json();

  await page.goto(`/kurdish/blog/${post.slug}`);
  const article = page.getByRole('article').first();
  await expect(article.locator('table')).toHaveCount(13);
  await expect(article.locator('pre')).toHaveCount(13);
  await expect(article.locator('a[href^="https://example.com/work/"]')).toHaveCount(12);
  await expect(article).toContainText('ئەم پەرەگرافە ١ کەسێک نووسیویەتی.');
});
