import type { Page } from '@playwright/test';
import { expect } from './site-test.ts';

/** Selects the first of these words in the text as a keyboard does, from their beginning to their end. */
export async function markWords(page: Page, words: string, blocks = 'p') {
  // The tools load when reading begins.
  await page.mouse.move(100, 100);
  await expect(page.locator('.text-size')).toBeVisible();
  await page.evaluate(
    ([searched, selector]) => {
      const block = document.querySelector(`#post-text > ${selector}`);
      const walker = document.createTreeWalker(block ?? document, NodeFilter.SHOW_TEXT);
      while (walker.nextNode() && !walker.currentNode.textContent?.includes(searched));
      const at = walker.currentNode.textContent?.indexOf(searched) ?? 0;
      getSelection()?.setBaseAndExtent(
        ...([walker.currentNode, at, walker.currentNode, at] as const),
      );
      for (const _letter of searched) getSelection()?.modify('extend', 'forward', 'character');
    },
    [words, blocks] as const,
  );
}
