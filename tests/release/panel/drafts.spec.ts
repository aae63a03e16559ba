import type { Page } from '@playwright/test';
import { adminCompose as texts } from '#content/messages/en/admin/compose.ts';
import { adminPostForm } from '#content/messages/en/admin/post-form.ts';
import { adminPosts as posts } from '#content/messages/en/admin/posts.ts';
import { guests } from '../../support/admin-account.ts';
import {
  content,
  draftSaved,
  expectText,
  publish,
  recoverableDraftsOf,
  remainingOf,
  title,
  write,
} from '../../support/panel/compose-form.ts';
import { newTab } from '../../support/panel/drafts.ts';
import {
  expectKept,
  field,
  openPost,
  restoredIn,
  rewriteText,
  saveOf,
  textOf,
  unfold,
} from '../../support/panel/edit-form.ts';
import {
  admin,
  adminApp,
  adminShared,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { expectSuccess, storedPost } from '../../support/panel/posts-tab.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const { fields, edit } = posts;
const leaving = (page: Page) => page.getByRole('alertdialog', { name: adminApp.leaving.title });

/** Simulates a full disk: from now on, every write to this page's IndexedDB fails. */
async function fillDisk(page: Page): Promise<void> {
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    };
  });
}

async function signInAs(page: Page, username: string): Promise<void> {
  await page.getByLabel(adminApp.login.username).fill(username);
  await page.getByLabel(adminApp.login.password, { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: adminApp.login.submit }).click();
  await expect(page.getByRole('banner').getByRole('tablist')).toBeVisible();
}

async function expectPublished(page: Page, language: 'en' | 'ckb' | 'ar'): Promise<void> {
  const keys = { en: 'publishedEnglish', ckb: 'publishedKurdish', ar: 'publishedArabic' } as const;
  const text = adminShared.success[keys[language]];
  await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
}

test.describe('if the device can’t store drafts', () => {
  test.use({ expectedMessages: /Could not save the draft|Failed to load resource: .* 401/ });

  test('unpublished text stays in the form after a publication', async ({ page }) => {
    await openPanel(page);
    await expect(title(page, 'en')).toBeVisible();
    await fillDisk(page);
    await write(page, 'en', uniqueTitle('Full disk'), 'English text');
    await write(page, 'ckb', 'دیسکی پڕ', 'دەقی کوردی');
    await write(page, 'ar', 'قرص ممتلئ', 'نص عربي');
    await expect(page.getByRole('alert').filter({ hasText: adminApp.unsaved })).toBeVisible();
    await publish(page, 'en').click();
    await expectPublished(page, 'en');
    await expect(page.getByText(texts.alreadyPublished)).toBeVisible();
    await expect(title(page, 'ckb')).toHaveValue('دیسکی پڕ');
    await expectText(content(page, 'ckb'), 'دەقی کوردی');
    await expect(title(page, 'ar')).toHaveValue('قرص ممتلئ');
    await expectText(content(page, 'ar'), 'نص عربي');

    await publish(page, 'ckb').click();
    await expectPublished(page, 'ckb');
    await expectText(content(page, 'ar'), 'نص عربي');
    await publish(page, 'ar').click();
    await expectPublished(page, 'ar');
    await expect(title(page, 'ar')).toHaveValue('');
    await expect(page.getByText(adminApp.unsaved)).toHaveCount(0);
  });

  test('closing the page and signing out ask first', async ({ page }) => {
    await openPanel(page);
    await expect(title(page, 'en')).toBeVisible();
    await fillDisk(page);
    await write(page, 'en', 'Nowhere else', 'English text');
    await expect(page.getByText(adminApp.unsaved)).toBeVisible();

    const asked = page.waitForEvent('dialog');
    const closing = page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await closing;

    await page.getByRole('button', { name: adminApp.logout }).click();
    await leaving(page).getByRole('button', { name: adminApp.leaving.stay }).click();
    await expect(title(page, 'en')).toHaveValue('Nowhere else');
    await page.getByRole('button', { name: adminApp.logout }).click();
    await leaving(page).getByRole('button', { name: adminApp.leaving.leave }).click();
    await expect(page.getByLabel(adminApp.login.username)).toBeVisible();
  });

  test('an ended session loses nothing', async ({ page }) => {
    const token = await openPanel(page);
    await expect(title(page, 'en')).toBeVisible();
    await fillDisk(page);
    await write(page, 'ckb', 'تەنها لێرە', 'دەقێک');
    await expect(page.getByText(adminApp.unsaved)).toBeVisible();
    await page.request.post('/api/admin/logout', {
      headers: { authorization: `Bearer ${token}` },
    });
    // The draft's own request may end the session first. Then there is no tab to press.
    const tab = page.getByRole('tab', { name: adminApp.tabs.posts });
    await tab.or(page.getByLabel(adminApp.login.username)).first().click();
    await signInAs(page, admin.username);
    await page.getByRole('tab', { name: adminApp.tabs.create }).click();
    await expect(title(page, 'ckb')).toHaveValue('تەنها لێرە');
    await expectText(content(page, 'ckb'), 'دەقێک');
  });

  test('the form of a stored post asks before another screen replaces it', async ({ page }) => {
    await openPost(page, { title: uniqueTitle('Full disk') });
    await fillDisk(page);
    await rewriteText(page, 'Words in this page alone.');
    await expect(page.getByRole('status').filter({ hasText: edit.unsavedAtRisk })).toBeVisible();
    await page.getByRole('link', { name: edit.back }).click();
    await leaving(page).getByRole('button', { name: adminApp.leaving.stay }).click();
    await expectText(textOf(page), 'Words in this page alone.');
    await page.getByRole('tab', { name: adminApp.tabs.analytics }).click();
    await leaving(page).getByRole('button', { name: adminApp.leaving.leave }).click();
    await expect(saveOf(page)).toHaveCount(0);
    await page.goBack();
    await expectText(textOf(page), 'Words in this page alone.');
    await saveOf(page).click();
    await expectSuccess(page, 'saved');
    await expect(page.getByText(adminApp.unsaved)).toHaveCount(0);
    await page.getByRole('link', { name: edit.back }).click();
    await expect(saveOf(page)).toHaveCount(0);
  });
});

test.describe('two tabs with one stored post', () => {
  test.use({ expectedMessages: /Failed to load resource: .* 409/ });

  test('keep a text each, and both texts are there afterwards', async ({ page, context }) => {
    const { post } = await openPost(page, { title: uniqueTitle('Two tabs') });
    await unfold(page);
    await field(page, fields.category).fill('From the first');
    await expectKept(page);
    const address = `/admin/dashboard?tab=posts&edit=${post.id}`;
    const second = await newTab(context, address);
    await expect(second.getByText(edit.openElsewhere)).toBeVisible();
    await unfold(second);
    await expect(field(second, fields.category)).toHaveValue('General');
    await field(second, fields.author).fill('From the second');
    await expectKept(second);
    await page.close();
    await second.close();

    const third = await newTab(context, address);
    await expect(restoredIn(third)).toBeVisible();
    await unfold(third);
    await expect(field(third, fields.author)).toHaveValue('From the second');
    await expect(field(third, fields.category)).toHaveValue('General');
    const other = third.getByRole('region', { name: edit.otherChanges });
    await other.getByRole('button', { name: texts.recoverableDrafts.resume }).click();
    // The form of another draft has everything folded.
    await expect(field(third, fields.category)).toHaveCount(0);
    await unfold(third);
    await expect(field(third, fields.category)).toHaveValue('From the first');
    // The panel offers the draft of the former tab.
    await expect(other).toBeVisible();
    await other.getByRole('button', { name: texts.recoverableDrafts.resume }).click();
    await expect(field(third, fields.category)).toHaveCount(0);
    await unfold(third);
    await expect(field(third, fields.author)).toHaveValue('From the second');
  });
});

test.describe('a draft belongs to its account', () => {
  // A draft that is moved to another key is another writer's for the server.
  test.use({ expectedMessages: /Failed to load resource: .* 409/ });

  test('another account in the same tab does not see it, and its owner finds it again', async ({
    page,
  }) => {
    const { post } = await openPost(page, { title: uniqueTitle('Whose words') });
    await unfold(page);
    await field(page, fields.category).fill('Mine alone');
    await expectKept(page);
    await page.getByRole('tab', { name: adminApp.tabs.create }).click();
    await write(page, 'ckb', 'هی خۆم', 'دەقێکی نهێنی');
    await expect(draftSaved(page)).toBeVisible();
    await page.getByRole('button', { name: adminApp.logout }).click();

    await signInAs(page, guests[0]);
    await expect(title(page, 'ckb')).toHaveValue('');
    await expect(recoverableDraftsOf(page)).toHaveCount(0);
    await page.goto(`/admin/dashboard?tab=posts&edit=${post.id}`);
    await unfold(page);
    await expect(field(page, fields.category)).toHaveValue('General');
    await expect(restoredIn(page)).toHaveCount(0);
    await expect(page.getByRole('region', { name: edit.otherChanges })).toHaveCount(0);
    await page.getByRole('button', { name: adminApp.logout }).click();

    await signInAs(page, admin.username);
    await expect(title(page, 'ckb')).toHaveValue('هی خۆم');
    await expectText(content(page, 'ckb'), 'دەقێکی نهێنی');
    await page.goto(`/admin/dashboard?tab=posts&edit=${post.id}`);
    await unfold(page);
    await expect(field(page, fields.category)).toHaveValue('Mine alone');
  });

  test('an account that signs in in another tab does not see it', async ({ page, context }) => {
    await openPanel(page);
    await write(page, 'en', 'Written by the first', 'Text');
    await expect(draftSaved(page)).toBeVisible();
    const second = await newTab(context, '/admin/dashboard');
    await second.getByRole('button', { name: adminApp.logout }).click();
    await signInAs(second, guests[1]);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(guests[1]);
    await expect(title(page, 'en')).toHaveValue('');
    await expect(recoverableDraftsOf(page)).toHaveCount(0);
    await expect(recoverableDraftsOf(second)).toHaveCount(0);
  });

  test('a draft without an owner, from an older version, goes to the first account', async ({
    page,
  }) => {
    await openPanel(page);
    await write(page, 'en', 'From an earlier version', 'Text');
    await expect(draftSaved(page)).toBeVisible();
    // Stored under a key without a username, as in that version.
    await page.evaluate(async () => {
      const opening = indexedDB.open('blog-panel');
      await new Promise((done) => opening.addEventListener('success', done));
      const store = opening.result.transaction('drafts', 'readwrite').objectStore('drafts');
      const keys = store.getAllKeys();
      await new Promise((done) => keys.addEventListener('success', done));
      const key = String(keys.result.find((one) => String(one).includes('/create/')));
      const value = store.get(key);
      await new Promise((done) => value.addEventListener('success', done));
      store.put(value.result, 'create:11111111-2222-4333-8444-555555555555');
      store.delete(key);
      await new Promise((done) => store.transaction.addEventListener('complete', done));
    });
    await page.reload();
    await expect(recoverableDraftsOf(page)).toContainText('From an earlier version');
    await page.getByRole('button', { name: adminApp.logout }).click();
    await signInAs(page, guests[2]);
    await expect(title(page, 'en')).toHaveValue('');
    await expect(recoverableDraftsOf(page)).toHaveCount(0);
    await page.getByRole('button', { name: adminApp.logout }).click();
    await signInAs(page, admin.username);
    await recoverableDraftsOf(page)
      .getByRole('button', { name: texts.recoverableDrafts.resume })
      .click();
    await expect(title(page, 'en')).toHaveValue('From an earlier version');
  });
});

test.describe('words that are typed in the instant in which the page is reloaded', () => {
  // The server has a version whose response the page did not wait for.
  test.use({ expectedMessages: /409/ });

  test('are kept', async ({ page }) => {
    await openPanel(page);
    let heading = '';
    for (const word of ['one', 'two', 'three', 'four', 'five']) {
      await title(page, 'en').focus();
      await page.keyboard.press('End');
      // The second insertion waits for the write of the first.
      await Promise.all([
        page.waitForEvent('load'),
        page.evaluate((text) => {
          document.execCommand('insertText', false, text);
          document.execCommand('insertText', false, '. ');
          location.reload();
        }, word),
      ]);
      heading += `${word}. `;
      await expect(title(page, 'en')).toHaveValue(heading);
    }
  });
});

for (const width of [390, 1440])
  test(`after a publication, ${width} pixels wide, the next key brings the other languages back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPanel(page);
    const show = async (language: 'en' | 'ckb' | 'ar') => {
      const names = { en: 'English', ckb: 'کوردی', ar: 'العربية' };
      const choice = page.getByRole('group', { name: texts.languages, exact: true });
      if (width < 1280) await choice.getByText(names[language]).click();
    };
    for (const [language, heading, text] of [
      ['en', uniqueTitle('Three at once'), 'English text'],
      ['ckb', 'سێ پێکەوە', 'دەقی کوردی'],
      ['ar', 'ثلاثة معًا', 'نص عربي'],
    ] as const) {
      await show(language);
      await write(page, language, heading, text);
    }
    await show('en');
    await publish(page, 'en').click();
    await expectPublished(page, 'en');
    for (const [language, heading, text] of [
      ['ckb', 'سێ پێکەوە', 'دەقی کوردی'],
      ['ar', 'ثلاثة معًا', 'نص عربي'],
    ] as const) {
      await expect(remainingOf(page)).toBeFocused();
      await expect(remainingOf(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(title(page, language)).toBeFocused();
      await expect(title(page, language)).toBeInViewport();
      await expect(title(page, language)).toHaveValue(heading);
      await expectText(content(page, language), text);
      await publish(page, language).click();
      await expectPublished(page, language);
    }
    await expect(remainingOf(page)).toHaveCount(0);
  });

test('after a publication the other texts stand above the empty form, each with a button that publishes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPanel(page);
  const heading = uniqueTitle('At hand');
  await write(page, 'en', heading, 'English text');
  await write(page, 'ckb', 'لەبەر دەستدا', 'دەقی کوردی');
  await write(page, 'ar', 'في متناول اليد', 'نص عربي');
  await page.getByRole('textbox', { name: adminPostForm.tags.label }).fill('shared');
  await page.keyboard.press('Enter');
  await publish(page, 'en').click();
  await expectPublished(page, 'en');
  // The form is as the specification resets it.
  for (const language of ['en', 'ckb', 'ar'] as const) {
    await expect(title(page, language)).toHaveValue('');
    await expect(content(page, language)).not.toContainText(/text|دەقی|نص/);
  }
  const tags = page.getByRole('list', { name: adminPostForm.tags.list });
  await expect(tags.getByRole('listitem')).toHaveText(['blog']);
  const left = page.getByRole('region', { name: /^Still to be published: / });
  await expect(left.getByRole('listitem')).toHaveCount(2);
  for (const [language, name, words, other] of [
    ['ckb', 'لەبەر دەستدا', 'دەقی کوردی', 'في متناول اليد'],
    ['ar', 'في متناول اليد', 'نص عربي', 'لەبەر دەستدا'],
  ] as const) {
    const item = left.getByRole('listitem').filter({ hasText: name });
    await expect(item.getByText(words)).toHaveCSS('direction', 'rtl');
    await item.getByRole('button', { name: texts.publish[language] }).click();
    await expectPublished(page, language);
    await expect(item).toHaveCount(0);
    await expect(title(page, language)).toHaveValue('');
    if (language === 'ckb') await expect(left).toContainText(other);
  }
  const answer = await page.request.get('/api/blog/posts?language=en&fields=summary');
  const posts: { title: string; slug: string; tags: string[] }[] = await answer.json();
  const { slug } = posts.find((post) => post.title === heading) ?? {};
  const post = await (await page.request.get(`/api/blog/posts/${slug}`)).json();
  expect(post.translations).toHaveLength(2);
  expect(post.tags).toEqual(['blog', 'shared']);
});

test('a waiting text that lacks something says so in the form', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPanel(page);
  await write(page, 'en', uniqueTitle('Half'), 'English text');
  await title(page, 'ckb').fill('نیوە');
  await publish(page, 'en').click();
  await expectPublished(page, 'en');
  const left = page.getByRole('region', { name: /^Still to be published: / });
  await left.getByRole('button', { name: texts.publish.ckb }).click();
  await expect(title(page, 'ckb')).toHaveValue('نیوە');
  await expect(page.getByText(texts.contentRequired)).toBeVisible();
});

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('two tabs with one post', () => {
  test.use({ expectedMessages: /Failed to load resource: .* 409/ });

  test('merge their texts when both are saved', async ({ page, context }) => {
    const { token, post } = await openPost(page, {
      title: uniqueTitle('Two tabs'),
      content: 'First paragraph.\n\nSecond paragraph.\n\nThird paragraph.',
    });
    const second = await newTab(context, `/admin/dashboard?tab=posts&edit=${post.id}`);
    await textOf(page).click();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.insertText('From the first. ');
    await expectKept(page);
    await textOf(second).click();
    await second.keyboard.press('ControlOrMeta+End');
    await second.keyboard.insertText(' From the second.');
    await saveOf(second).click();
    await expectSuccess(second, 'saved');
    await saveOf(page).click();
    await expectSuccess(page, 'saved');
    expect(await storedPost(page.request, token, post.id)).toMatchObject({
      content:
        'From the first. First paragraph.\n\nSecond paragraph.\n\nThird paragraph. From the second.',
    });
  });
});
