import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { phone } from './phone.ts';
import { startServer } from './start-server.ts';

/**
 * The least that could show the article: its title, its cover in the size that a phone loads, and its text, in a page
 * of its own without fonts, script or navigation. The files are in memory, as a static server would have them.
 */
export async function startPlainCopy(
  browser: Browser,
  articleUrl: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const article = await readArticle(browser, articleUrl);
  const cover = await fetch(article.cover);
  const coverType = cover.headers.get('content-type') ?? '';
  const coverBytes = Buffer.from(await cover.arrayBuffer());
  const page =
    brotliCompressSync(`<!doctype html><html lang="${article.language}" dir="${article.direction}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${article.title}</title>
<style>body{font:1.1rem/1.7 sans-serif;margin:1rem}img{width:100%;height:auto}</style>
<h1>${article.title}</h1><main><img src="/cover" width="${article.width}" height="${article.height}" alt="">
${article.text}</main></html>`);
  return await startServer((request, response) => {
    const isCover = request.url === '/cover';
    response.writeHead(200, {
      'Content-Type': isCover ? coverType : 'text/html; charset=utf-8',
      ...(!isCover && { 'Content-Encoding': 'br' }),
    });
    response.end(isCover ? coverBytes : page);
  });
}

async function readArticle(browser: Browser, url: string) {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const article = await page.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('main img');
    return {
      language: document.documentElement.lang,
      direction: document.documentElement.dir,
      title: document.querySelector('h1')?.textContent ?? '',
      cover: image?.currentSrc ?? '',
      width: image?.width ?? 0,
      height: image?.height ?? 0,
      text: [...document.querySelectorAll('main p, main h2, main h3')]
        .map((element) => element.outerHTML)
        .join('\n'),
    };
  });
  await context.close();
  return article;
}
