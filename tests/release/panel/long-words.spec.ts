import { languages, pathIn } from '../../support/browser/site-test.ts';
import { everyScreen, openScreen } from '../../support/panel/every-screen.ts';
import {
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { changeElsewhere } from '../../support/panel/posts-tab.ts';
import { addRemark } from '../../support/panel/reviews.ts';
import { schedule } from '../../support/panel/schedule.ts';
import { uploadPicture } from '../../support/panel/upload-picture.ts';

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
  test(`${language}: a word or a URL that is longer than a line breaks on every page and screen`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const token = await openPanel(page);
    const word = longWords[language];
    const title = uniqueTitle(word);
    const { id, slug, updatedAt, translationGroup } = await createPost(page.request, token, {
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
    const expectWhole = async (path: string, widths: readonly number[]) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .configure({ soft: true })
          .poll(() => page.evaluate(beside), `${path.slice(0, 60)} at ${width} px`)
          .toEqual({ px: 0, outside: [] });
      }
    };
    for (const path of ['/blog', `/blog?${search}`, `/blog/${slug}`]) {
      await page.goto(pathIn(language, path));
      await expectWhole(path, [320, 360, 390, 1440]);
    }

    const other = language === 'ckb' ? 'en' : 'ckb';
    const translation = await createPost(page.request, token, {
      title: uniqueTitle(longWords[other]),
      content: longWords[other],
      language: other,
      published: false,
      translationGroup,
    });
    const nextYear = `${Temporal.Now.plainDateISO().year + 1}-01-15T09:30`;
    await schedule(page.request, token, [translation.id], nextYear);
    const words = { title, content: `${word} ${url}` };
    await changeElsewhere(page.request, token, { id, updatedAt }, words);
    await addRemark(page, token, translationGroup, {
      language,
      original: `${word} ${url}`,
      suggestion: `${word}${word} ${url}`,
      comment: word,
      name: word.slice(0, 40),
    });
    const picture = await uploadPicture(page, token);
    const kurdish = language === 'ckb' ? id : translation.id;
    await page.evaluate((chosen) => localStorage.setItem('adminLanguage', chosen), language);
    for (const screen of everyScreen(id, kurdish, picture)) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openScreen(page, screen);
      await expectWhole(screen, [320, 390, 1440]);
    }
  });
}
