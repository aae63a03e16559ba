import type { Page } from '@playwright/test';
import { readFirstFlight, shownAndMissingFrom } from '../../support/browser/first-flight.ts';
import { createPost, expect, newToken, test, uniqueTitle } from '../../support/panel/panel-test.ts';
import { newLink } from '../../support/panel/reviews.ts';

const paragraph =
  'Her phone still says 4G, but it receives about 400 kilobits a second, so a page of 4,000 kilobytes takes 80 seconds.';

/** A published article of forty paragraphs, with a review link. */
async function longArticle(page: Page) {
  const token = await newToken(page.request);
  const content = Array.from({ length: 40 }, (_, index) => `${index}: ${paragraph}`);
  const post = await createPost(page.request, token, {
    title: uniqueTitle('Slow line'),
    content: ['## Begin', '- one\n- two', '| a | b |\n| - | - |\n| 1 | 2 |', ...content].join(
      '\n\n',
    ),
  });
  const link = await newLink(page, token, post.translationGroup, ['en']);
  return { review: `/review/${link.token}`, page: `/blog/${post.slug}` };
}

test.describe('without script', () => {
  // The test's own script parses HTML, which Trusted Types would reject.
  test.use({
    javaScriptEnabled: false,
    bypassCSP: true,
    viewport: { width: 412, height: 823 },
  });

  test('a reviewer sees the first screen after one round trip, and nothing has to be fetched before', async ({
    page,
    baseURL,
  }) => {
    const { review } = await longArticle(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.resourceType()));
    await page.goto(review);
    await expect(page.getByText('39: Her phone still says 4G')).toBeVisible();
    // Style and script are in the document: pictures and fonts alone come after it.
    for (const type of ['script', 'stylesheet', 'fetch']) expect(requests).not.toContain(type);
    const begin = await readFirstFlight(`${baseURL}${review}`);
    expect(await page.evaluate(shownAndMissingFrom, begin)).toEqual([]);
  });
});

test.describe('the page of a reviewer', () => {
  // Without the site's fonts, which come early on one visit and late on the next.
  test.use({ expectedMessages: /Failed to load resource: net::ERR_FAILED/ });

  test('shows the article exactly as readers see it', async ({ page, browser, baseURL }) => {
    const paths = await longArticle(page);
    const withoutScript = await browser.newContext({
      ...(baseURL && { baseURL }),
      javaScriptEnabled: false,
    });
    const reader = await withoutScript.newPage();
    const read = async (of: Page, path: string) => {
      await of.setViewportSize({ width: 412, height: 823 });
      await of.route('**/*.woff2', (route) => route.abort());
      await of.goto(path);
      return await of.evaluate(articleOnScreen);
    };
    const review = await read(page, paths.review);
    await expect(page.locator('[data-review-hint]')).toBeVisible();
    expect(review.boxes.length).toBeGreaterThan(50);
    expect(review).toEqual(await read(reader, paths.page));
    await withoutScript.close();
  });
});

/**
 * Runs in the page. The article without what the review adds to it, and the size of each of its elements. A draft has
 * no page of its category yet, so that its category is no link.
 */
function articleOnScreen() {
  const heading = document.querySelector('h1');
  const article = heading?.closest('[lang][dir]');
  if (!article) throw new Error('There is no article');
  const category = heading?.previousElementSibling?.firstElementChild;
  const withoutLink = document.createElement('span');
  withoutLink.className = category?.className.replace(' hover:underline', '') ?? '';
  withoutLink.append(...(category?.childNodes ?? []));
  category?.replaceWith(withoutLink);
  // The page of a post has the rest of its style behind the cover, that of a reviewer in its head.
  const style = 'svg:has(> style)';
  const boxes = [...article.querySelectorAll(`:not(${style}, ${style} *)`)].map((element) => {
    const { width, height } = element.getBoundingClientRect();
    return `${element.tagName} ${Math.round(width)} × ${Math.round(height)}`;
  });
  const html = article.cloneNode(true);
  if (!(html instanceof Element)) throw new Error('It is no element');
  html.querySelector(style)?.remove();
  for (const element of html.querySelectorAll('*')) {
    for (const name of ['data-block', 'tabindex', 'title']) element.removeAttribute(name);
    element.classList.remove('can-write');
    if (element.className === '') element.removeAttribute('class');
  }
  return { html: html.outerHTML, boxes };
}
