import { languages, pathIn } from '../../support/browser/site-test.ts';
import { titleOf } from '../../support/panel/edit-form.ts';
import {
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { openListWith, rowsOf } from '../../support/panel/posts-tab.ts';

const longWords = {
  en: 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaftabc',
  ar: 'فأسقيناكموها'.repeat(7),
  ckb: 'دەستەواژەکانیاندا'.repeat(5),
};

const url = `https://example.com/${'a1b2c3d4e5'.repeat(12)}`;

/** The word and the URL in every place for a text. */
function longContent(word: string): string {
  return [
    `${url} ${word}`,
    `## ${word}`,
    `### ${url}`,
    `- ${word}\n- ${url}\n  - ${word}\n    1. ${word}\n- [ ] ${word}`,
    `> ${word} ${url}`,
    `| a | ${word} |\n|---|---|\n| two words | ${url} |\n| \`${word}\` | b |`,
    `\`${word}${word}\` [${word}](/about) **${word}** *${url}*`,
    `![${word}${word}](/media/00000000000000000000000000000000.jpg)`,
    `\`\`\`\n${word}${word}\n\`\`\``,
    `${'> '.repeat(15)}${word}`,
    Array.from({ length: 15 }, (_, depth) => `${'  '.repeat(depth)}- ${word}`).join('\n'),
  ].join('\n\n');
}

/** How far the page is wider than the screen, and which words are cut off. */
function beside(): { px: number; outside: string[] } {
  const boxes = [...document.querySelectorAll('main *')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest(
        'pre, .table-scroll, .editor-tool, .overflow-x-auto, .sr-only, .cm-editor, svg',
      ),
  );
  const outside = boxes.filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 1 && (left < -1 || right > innerWidth + 1);
  });
  return {
    px: document.documentElement.scrollWidth - innerWidth,
    outside: outside.map(
      (one) => `${one.tagName} ${one.className} ${one.textContent?.slice(0, 20)}`,
    ),
  };
}

// The pictures are missing, so that their alternative texts show.
test.use({ expectedMessages: /status of 404/, contextOptions: { reducedMotion: 'reduce' } });

for (const language of languages) {
  test(`${language}: a word or a URL that is longer than a line breaks on every page`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const token = await openPanel(page);
    const word = longWords[language];
    const title = uniqueTitle(word);
    const { id, slug } = await createPost(page.request, token, {
      title,
      description: `${url} ${word}`,
      content: longContent(word),
      author: word.slice(0, 80),
      category: word.slice(0, 50),
      tags: ['W'.repeat(29), word.slice(0, 29)],
      imageAlt: word,
      language,
    });
    const search = new URLSearchParams({ q: title, tag: 'W'.repeat(80) });
    const expectWhole = async (paths: readonly string[], widths: readonly number[]) => {
      for (const path of paths) {
        await page.goto(path);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await expect
            .poll(() => page.evaluate(beside), `${path.slice(0, 60)} at ${width} px`)
            .toEqual({ px: 0, outside: [] });
        }
      }
    };
    await expectWhole(
      ['/blog', `/blog?${search}`, `/blog/${slug}`].map((path) => pathIn(language, path)),
      [320, 360, 390, 1440],
    );

    await page.goto('/admin/dashboard');
    await openListWith(page, title);
    await expect(rowsOf(page).first()).toBeVisible();
    for (const width of [1440, 390, 360, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(beside), `the list at ${width} px`).toEqual({
        px: 0,
        outside: [],
      });
    }
    await page.goto(`/admin/dashboard?tab=posts&edit=${id}`);
    await expect(titleOf(page)).toHaveValue(title);
    for (const width of [320, 360, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(beside), `the form at ${width} px`).toEqual({
        px: 0,
        outside: [],
      });
    }
  });
}
