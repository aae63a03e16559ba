import { expect, test } from 'vitest';
import { putFirstPaintFirst } from './first-paint-first.ts';

test('fonts and structured data come last; nothing else moves', () => {
  const font = '<link rel="preload" as="font" href="/a.woff2"/>';
  const picture = '<link rel="preload" as="image" href="/a.avif"/>';
  const data = '<script type="application/ld+json">{"a":"$&\n</body>"}</script>';
  expect(
    putFirstPaintFirst(
      `<head>${font}${picture}${data}<title>a</title></head><body class="rtl">words</body>`,
    ),
  ).toBe(`<head>${picture}<title>a</title></head><body class="rtl">words${font}${data}</body>`);
});

test('a document without either stays as it is', () => {
  expect(putFirstPaintFirst('<head></head><body>words</body>')).toBe(
    '<head></head><body>words</body>',
  );
});
