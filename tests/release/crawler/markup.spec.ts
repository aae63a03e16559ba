import { execFile, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { test } from '../../support/crawler/crawled-site.ts';

/** Rules of html-validate's recommended set that do not apply here. */
const switchedOff = {
  // React's style of valid HTML: `<meta … />`, `charSet`, `checked=""`.
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-empty-style': 'off',
  'attribute-boolean-style': 'off',
  // The theme's form works at each choice. WCAG only wants a button in a form that is sent.
  'wcag/h32': 'off',
  // CSS keeps a number on one line.
  'tel-non-breaking': 'off',
  // Editors write titles, and the panel shows their limit.
  'long-title': 'off',
} as const;

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    ...switchedOff,
    // React's own ids begin with `_`.
    'valid-id': ['error', { relaxed: true }],
  },
});

const nuChecker = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

/** An attribute of the W3C's Picture-in-Picture. The Nu checker does not know it. */
const unknownToNu = '.*disablepictureinpicture.*';

test('html-validate accepts every page', async ({ site }) => {
  const problems: string[] = [];
  for (const { url, html } of [...site.pages, ...site.hidden]) {
    const { results } = await validator.validateString(html, url);
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        problems.push(`${ruleId}: ${message}, ${selector} on ${url}`);
  }
  expect(problems).toEqual([]);
});

test('the Nu checker accepts every page', async ({ site }, testInfo) => {
  // The summary of `npm run test:release` then lists this test as skipped.
  test.skip(spawnSync('java', ['-version']).status !== 0, 'this machine has no Java');
  const folder = testInfo.outputPath('pages');
  await mkdir(folder, { recursive: true });
  const pages = [...site.pages, ...site.hidden];
  await Promise.all(
    pages.map(({ html }, index) => writeFile(join(folder, `${index}.html`), withoutStyles(html))),
  );
  const { stdout } = await promisify(execFile)(
    'java',
    [
      // These flags suit a short run: little compilation, and one thread to save memory. The schemas need a deep stack.
      ...['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m'],
      ...['-jar', nuChecker, '--format', 'json', '--stdout', '--exit-zero-always'],
      ...['--errors-only', '--filterpattern', unknownToNu, folder],
    ],
    { maxBuffer: 100_000_000 },
  );
  const { messages }: { messages: NuMessage[] } = JSON.parse(stdout);
  console.log(`The Nu checker read ${pages.length} pages`);
  expect(
    messages.map(({ url, message, extract }) => {
      const page = pages[Number(/(\d+)\.html$/.exec(url)?.[1])];
      return `${message} at ${extract} on ${page?.url}`;
    }),
  ).toEqual([]);
});

type NuMessage = { url: string; message: string; extract?: string };

/** The Nu checker's CSS is years old. It knows neither `@property` nor `@starting-style`. */
function withoutStyles(html: string): string {
  return html.replace(/(<style[^>]*>).*?(?=<\/style>)/gs, '$1');
}
