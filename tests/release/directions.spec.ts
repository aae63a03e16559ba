import { pages } from '#pages.ts';
import { directionalIcons, wrongDirections } from '../support/browser/icon-directions.ts';
import {
  expect,
  hydrated,
  languages,
  listedPosts,
  pathIn,
  test,
} from '../support/browser/site-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedMessages: /status of 404/ });

/** The public pages, and those for an unknown path and an unknown post. */
const paths = [...Object.values(pages).map(({ path }) => path), '/nowhere', '/blog/no-such-post'];

for (const language of languages) {
  test(`${language}: everything that points on any page points the way of reading`, async ({
    page,
  }) => {
    const [post] = await listedPosts(page, language);
    const seen = new Set<string>();
    for (const path of paths) {
      await page.goto(pathIn(language, path.replace('$slug', `${post?.slug}`)));
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
      });
      expect.soft(await wrongDirections(page), path).toEqual([]);
      for (const name of await directionalIcons(page)) seen.add(name);
      const hidden = await page.locator('[popover], dialog').evaluateAll((all) => all.length);
      for (let index = 0; index < hidden; index += 1) {
        await page.evaluate(openOnly, index);
        expect.soft(await wrongDirections(page), `${path}, menu ${index}`).toEqual([]);
      }
    }
    expect([...seen].sort()).toEqual(['back', 'external', 'forward']);
  });

  test(`${language}: an icon that leads to the wrong side is found`, async ({ page }) => {
    const [post] = await listedPosts(page, language);
    await page.goto(pathIn(language, `/blog/${post?.slug}`));
    await hydrated(page);
    expect(await wrongDirections(page)).toEqual([]);
    await page
      .locator('article a svg')
      .first()
      .evaluate((icon) => {
        icon.style.scale = document.dir === 'rtl' ? '1' : '-1 1';
      });
    expect(await wrongDirections(page)).toEqual([expect.stringMatching(/leads (left|right), not/)]);
  });
}

/** Shows one of the page's menus and dialogs. */
function openOnly(index: number): void {
  const all = [...document.querySelectorAll<HTMLElement>('[popover], dialog')];
  for (const [place, element] of all.entries()) {
    if (element instanceof HTMLDialogElement) {
      if (place === index && !element.open) element.showModal();
      else element.close();
    } else element.togglePopover(place === index);
  }
}
