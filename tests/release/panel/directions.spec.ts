import { adminMessages } from '#content/messages/admin.ts';
import { wrongDirections } from '../../support/browser/icon-directions.ts';
import { languages } from '../../support/browser/site-test.ts';
import { everyScreen, openScreen } from '../../support/panel/every-screen.ts';
import {
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { uploadPicture } from '../../support/panel/upload-picture.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

for (const language of languages) {
  test(`${language}: everything that points on any screen points the way of reading`, async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript((chosen) => localStorage.setItem('adminLanguage', chosen), language);
    await page.goto('/admin');
    const { title } = adminMessages[language].adminApp.login;
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    expect.soft(await wrongDirections(page), 'login').toEqual([]);

    const token = await openPanel(page);
    const { id, translationGroup } = await createPost(page.request, token, {
      title: uniqueTitle('Directions'),
    });
    const kurdish = await createPost(page.request, token, {
      title: uniqueTitle('ناونیشان'),
      language: 'ckb',
      translationGroup,
    });
    const picture = await uploadPicture(page, token);
    for (const screen of everyScreen(id, kurdish.id, picture)) {
      await openScreen(page, screen);
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true;
      });
      expect.soft(await wrongDirections(page), screen).toEqual([]);
    }
  });
}
