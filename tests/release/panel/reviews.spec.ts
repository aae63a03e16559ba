import { createPost, expect, newToken, test, uniqueTitle } from '../../support/panel/panel-test.ts';

/** At 400 kbit/s and 400 ms there and back, this much arrives with the second round trip. */
const maxDocumentBytes = 30_000;

const paragraph =
  'Her phone still says 4G, but it receives about 400 kilobits a second, so a page of 4,000 kilobytes takes 80 seconds.';

test('a reviewer reads the draft after one response of few bytes, with and without script', async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled });
    const page = await context.newPage();
    const token = await newToken(page.request);
    const content = Array.from({ length: 40 }, (_, index) => `${index}. ${paragraph}`);
    const post = await createPost(page.request, token, {
      title: uniqueTitle('Slow line'),
      content: content.map((text) => text.replace('. ', ': ')).join('\n\n'),
      published: false,
    });
    const link = await page.request.post(
      `/api/admin/blog/articles/${post.translationGroup}/review-links`,
      { headers: { authorization: `Bearer ${token}` }, data: { languages: ['en'], days: 1 } },
    );
    const { token: secret } = await link.json();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.resourceType()));
    const response = await page.goto(`/review/${secret}`);
    const { responseBodySize } = await (response?.request().sizes() ?? Promise.reject());
    expect(responseBodySize).toBeLessThan(maxDocumentBytes);
    await expect(page.getByText('39: Her phone still says 4G')).toBeVisible();
    // Style and script are in the document: pictures and fonts alone come after it.
    expect(requests).not.toContain('script');
    expect(requests).not.toContain('stylesheet');
    expect(requests).not.toContain('fetch');
    if (javaScriptEnabled) {
      const blocking = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(
            (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
          )
          .map(({ name }) => name),
      );
      expect(blocking).toEqual([]);
    }
    await context.close();
  }
});
