import { directionOf } from '#i18n/languages.ts';
import { pages } from '#pages.ts';
import { iconPaths } from '#ui/icon.tsx';
import { directionalIcons, wrongDirections } from '../support/browser/icon-directions.ts';
import {
  expect,
  languages,
  listedPosts,
  pathIn,
  test,
  withSlug,
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
      await page.goto(pathIn(language, withSlug(path, post)));
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
    const direction = directionOf(language);
    const forward = direction === 'rtl' ? -1 : 1;
    for (const [scale, issues] of [
      [forward, []],
      [-forward, [expect.stringMatching(/leads (left|right), not/)]],
    ] as const) {
      await page.setContent(`<html dir="${direction}">
        <svg viewBox="0 0 24 24" width="20" style="scale: ${scale} 1"><path d="${iconPaths.back}"/></svg>`);
      expect(await wrongDirections(page)).toEqual(issues);
    }
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
