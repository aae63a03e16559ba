import { messages } from '../support/browser/messages.ts';
import { linkTo, openPost } from '../support/browser/sharing.ts';
import { expect, test } from '../support/browser/site-test.ts';

test('if copying fails, the page shows the link', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  const { bar, shared } = await openPost(page, 'ckb');
  const { copyLink, notCopied } = messages.ckb.blog.share;
  await bar.getByRole('button', { name: copyLink }).click();
  await expect(bar.getByRole('status')).toHaveText(`${notCopied} ${shared.url}`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the links are there, and no button that needs script', async ({ page }) => {
    const { bar } = await openPost(page, 'ar');
    await expect(linkTo(bar, 'ar', 'whatsApp')).toBeVisible();
    await expect(bar.getByText(messages.ar.blog.share.title)).toBeVisible();
    await expect(bar.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(bar.getByText(messages.ar.blog.share.title)).toBeHidden();
  });
});
