import type { Page } from '@playwright/test';
import {
  announcementForm,
  announcementLink,
  announcementText,
  networks,
} from '#admin/announce/announcement.ts';
import { company } from '#content/company.ts';
import { adminMessages } from '#content/messages/admin.ts';
import { adminAnnounce as texts } from '#content/messages/en/admin/announce.ts';
import { adminPosts } from '#content/messages/en/admin/posts.ts';
import { directionOf, languages, localeConfig } from '#i18n/languages.ts';
import { shareLink } from '#site/blog/post/share-links.ts';
import { axeViolations } from '../../support/browser/axe-violations.ts';
import { publish, write } from '../../support/panel/compose-form.ts';
import {
  createPost,
  expect,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { buttonIn, linkIn, openListWith, rowOf, searchOf } from '../../support/panel/posts-tab.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const written = {
  en: { title: 'What an app costs', description: 'Three prices, and what is in them.' },
  ckb: { title: 'نرخی ئەپێک چەندە؟', description: 'سێ نرخ بۆ WhatsApp' },
  ar: { title: 'WhatsApp للبيع', description: 'اتصل: +964 750 123 4567' },
};

/** An article in three languages, of which Arabic is not published. */
async function createArticle(page: Page, token: string) {
  const name = uniqueTitle('');
  const posts = [];
  let group: string | undefined;
  for (const language of ['en', 'ckb', 'ar'] as const) {
    const { title, description } = written[language];
    const fields = { title: title + name, description, language, published: language !== 'ar' };
    const post = await createPost(page.request, token, {
      ...fields,
      ...(group && { translationGroup: group }),
    });
    group = post.translationGroup;
    posts.push({ ...fields, id: post.id });
  }
  return { name, posts };
}

/** What screen readers add to a name stands behind a space and a colon. */
const named = (name: string, rest: string) => new RegExp(`^${name} ?: ${rest}`);

const sectionOf = (page: Page, language: keyof typeof written) =>
  page.getByRole('region', { name: localeConfig[language].endonym, exact: true });

const fieldOf = (page: Page, language: keyof typeof written, network: (typeof networks)[number]) =>
  sectionOf(page, language).getByRole('textbox', {
    name: named(texts.networks[network], ''),
  });

test('an article’s row leads to a text, a picture and a form for each network in each published language', async ({
  page,
}) => {
  const token = await openPanel(page);
  const { name, posts } = await createArticle(page, token);
  await openListWith(page, name);
  const row = rowOf(page, name);
  await expect(linkIn(row, texts.open)).toHaveCount(2);
  await linkIn(row, texts.open).first().press('Enter');
  await expect(page.getByRole('heading', { name: texts.title })).toBeFocused();
  await expect(sectionOf(page, 'en')).toBeVisible();
  await expect(sectionOf(page, 'ar')).toHaveCount(0);
  for (const post of posts.filter(({ published }) => published)) {
    const section = sectionOf(page, post.language);
    for (const network of networks) {
      const text = announcementText(network, post);
      const link = announcementLink(new URL(page.url()).origin, post.id, network);
      const field = fieldOf(page, post.language, network);
      await expect(field).toHaveValue(text);
      await expect(field).toHaveAttribute('lang', post.language);
      await expect(field).toHaveCSS('direction', directionOf(post.language));
      const form = section.getByRole('link', { name: texts.forms[network] });
      await expect(form).toHaveAttribute('href', announcementForm(network, text, link));
      await expect(form).toHaveAttribute('target', '_blank');
      const { url, status } = await page.request
        .get(link)
        .then((response) => ({ url: new URL(response.url()), status: response.status() }));
      expect(status).toBe(200);
      expect(url.searchParams.get('utm_source')).toBe(network.toLowerCase());
    }
    const picture = section.getByRole('img', { name: texts.picture });
    await expect(picture).toHaveJSProperty('naturalWidth', 1200);
    const download = page.waitForEvent('download');
    await section.getByRole('link', { name: texts.download }).click();
    expect((await download).suggestedFilename()).toMatch(/^[a-z0-9-]+\.jpg$/);
  }
  expect(await axeViolations(page)).toEqual([]);
  await page.goBack();
  await expect(searchOf(page)).toHaveValue(name);
  await expect(row.locator(':focus')).toHaveCount(1);
});

test('a changed text is what is copied and sent, and X says when it is too long', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const token = await openPanel(page);
  const { posts } = await createArticle(page, token);
  const [post] = posts;
  await page.goto(`/admin/dashboard?tab=posts&announce=${post?.id}`);
  const section = sectionOf(page, 'en');
  const field = fieldOf(page, 'en', 'x');
  await field.fill('Other words');
  await section.getByRole('button', { name: named(texts.copy, texts.networks.x) }).click();
  await expect(section.getByText(texts.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const link = announcementLink(new URL(page.url()).origin, post?.id ?? 0, 'x');
  expect(copied).toBe(`Other words\n\n${link}`);
  const form = section.getByRole('link', { name: texts.forms.x });
  await expect(form).toHaveAttribute('href', announcementForm('x', 'Other words', link));

  await field.fill('و'.repeat(256));
  await expect(section.getByText('280 of 280')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await field.press('End');
  await page.keyboard.insertText('a');
  await expect(section.getByText('281 of 280')).toContainText(texts.tooLong);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue(/^و{256}a$/);
  // Half a surrogate pair, as a program may paste it.
  await field.fill('\ud83d');
  await expect(form).toHaveAttribute('href', announcementForm('x', '\ud83d', link));
});

test('one tap copies the text and opens the WhatsApp channel', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route(`${company.whatsAppChannelUrl}*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>The channel</title>' }),
  );
  const token = await openPanel(page);
  const { posts } = await createArticle(page, token);
  await page.goto(`/admin/dashboard?tab=posts&announce=${posts[1]?.id}`);
  const section = sectionOf(page, 'ckb');
  const opened = context.waitForEvent('page');
  await section.getByRole('link', { name: texts.channel }).click();
  const channel = await opened;
  await expect(channel).toHaveURL(company.whatsAppChannelUrl);
  await channel.close();
  await expect(section.getByText(texts.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(await fieldOf(page, 'ckb', 'whatsApp').inputValue());
  await expect(section.getByText(texts.channelHint)).toBeVisible();
});

test('where copying is not allowed, the text with its link can be selected', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  const token = await openPanel(page);
  const { posts } = await createArticle(page, token);
  await page.goto(`/admin/dashboard?tab=posts&announce=${posts[0]?.id}`);
  const section = sectionOf(page, 'en');
  await fieldOf(page, 'en', 'telegram').fill('My words');
  await section.getByRole('button', { name: named(texts.copy, texts.networks.telegram) }).click();
  const status = section.getByRole('status').filter({ hasText: texts.notCopied });
  await expect(status).toContainText('My words');
  await expect(status).toContainText(`/p/${posts[0]?.id}?utm_source=telegram`);
  await expect(fieldOf(page, 'en', 'telegram')).toHaveValue('My words');
});

test('a device that shares files gets text and picture together', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.canShare = (data) => data?.files !== undefined;
    navigator.share = async ({ text, files }: ShareData = {}) => {
      const [file] = files ?? [];
      const bytes = new Uint8Array((await file?.arrayBuffer()) ?? []);
      document.title = JSON.stringify({ text, type: file?.type, start: [...bytes.slice(0, 2)] });
      throw new DOMException('', text?.startsWith('refused') ? 'DataError' : 'AbortError');
    };
  });
  const token = await openPanel(page);
  const { posts } = await createArticle(page, token);
  await page.goto(`/admin/dashboard?tab=posts&announce=${posts[0]?.id}`);
  const section = sectionOf(page, 'en');
  const share = section.getByRole('button', { name: named(texts.share, texts.networks.whatsApp) });
  await share.click();
  await expect(page).toHaveTitle(/image\/jpeg/);
  const shared = JSON.parse(await page.title());
  expect(shared.text).toContain(await fieldOf(page, 'en', 'whatsApp').inputValue());
  expect(shared.start).toEqual([0xff, 0xd8]);
  await expect(section.getByText(texts.notShared)).toHaveCount(0);
  await fieldOf(page, 'en', 'whatsApp').fill('refused');
  await share.click();
  await expect(section.getByText(texts.notShared)).toBeVisible();
});

test('a publication offers its announcement: in the list, in an article and in the form for a new one', async ({
  page,
}) => {
  const token = await openPanel(page);
  const name = uniqueTitle('To announce');
  const post = await createPost(page.request, token, { title: name, published: false });
  await openListWith(page, name);
  const announce = page.getByRole('button', { name: texts.open, exact: true });
  await buttonIn(rowOf(page, name), adminPosts.publish).click();
  await announce.click();
  await expect(page).toHaveURL(new RegExp(`announce=${post.id}`));
  await expect(fieldOf(page, 'en', 'x')).toHaveValue(new RegExp(name));
  await page.getByRole('button', { name: texts.back, exact: true }).click();
  await expect(rowOf(page, name)).toBeVisible();

  await page.goto(`/admin/dashboard?tab=posts&edit=${post.id}`);
  await page.getByRole('link', { name: texts.open, exact: true }).click();
  await expect(fieldOf(page, 'en', 'x')).toHaveValue(new RegExp(name));
  await page.goBack();
  await expect(page.getByRole('link', { name: texts.open, exact: true })).toBeVisible();

  await page.goto('/admin/dashboard');
  const heading = uniqueTitle('Written and announced');
  await write(page, 'en', heading, 'A text.');
  await publish(page, 'en').click();
  await announce.click();
  await expect(fieldOf(page, 'en', 'x')).toHaveValue(new RegExp(heading));
});

test('the forms are those of the links below a post', () => {
  const shared = { title: 'A text & +', url: 'https://lutka.krd/p/1?a=b&c=d' };
  for (const network of networks) {
    const [form, link] = [
      announcementForm(network, shared.title, shared.url),
      shareLink(network, shared),
    ].map((url) => {
      const { origin, pathname, searchParams } = new URL(url);
      // WhatsApp has an empty line before the link of an announcement.
      const text = searchParams.get('text')?.replace('\n\n', '\n');
      return [origin + pathname, text, searchParams.get('url')];
    });
    expect(form).toEqual(link);
  }
});

test('an article without a published language says so, and one that is gone, too', async ({
  page,
}) => {
  const token = await openPanel(page);
  const post = await createPost(page.request, token, {
    title: uniqueTitle('Draft'),
    published: false,
  });
  await page.goto(`/admin/dashboard?tab=posts&announce=${post.id}`);
  await expect(page.getByText(texts.nonePublished)).toBeVisible();
  await page.goto('/admin/dashboard?tab=posts&announce=999999999');
  await expect(page.getByText(adminPosts.edit.gone)).toBeVisible();
});

for (const language of languages)
  test(`${language}: nothing is cut off on a screen of 360 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript((chosen) => localStorage.setItem('adminLanguage', chosen), language);
    const token = await openPanel(page);
    const { posts } = await createArticle(page, token);
    await page.goto(`/admin/dashboard?tab=posts&announce=${posts[0]?.id}`);
    const { title } = adminMessages[language].adminAnnounce;
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(2 * networks.length);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
  });
