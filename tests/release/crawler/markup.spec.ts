import { execFile, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { test } from '../../support/crawler/crawled-site.ts';

/** Rules of html-validate's recommended set that do not hold here. */
const switchedOff = {
  // How React writes what HTML reads alike: `<meta … />`, `charSet`, `checked=""`.
  'void-style': 'off',
  'attr-case': 'off',
  'attribute-empty-style': 'off',
  'attribute-boolean-style': 'off',
  // The theme's form takes effect at each choice (WCAG asks for a button only where a form is sent).
  'wcag/h32': 'off',
  // A number is kept together by style.
  'tel-non-breaking': 'off',
  // Editors write titles, and the panel tells them how long one may be.
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

/** An attribute of the W3C's Picture-in-Picture, which the Nu checker does not know. */
const unknownToNu = '.*disablepictureinpicture.*';

test('every page is valid by html-validate', async ({ site }) => {
  const findings: string[] = [];
  for (const { url, html } of [...site.pages, ...site.hidden]) {
    const { results } = await validator.validateString(html, url);
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        findings.push(`${ruleId}: ${message}, ${selector} on ${url}`);
  }
  expect(findings).toEqual([]);
});

test('every page is valid by the Nu checker', async ({ site }, testInfo) => {
  // The summary of `npm run test:release` then names this test among those that were not run.
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
      // A short run: little compilation, one thread for memory. Its schemas need a deep stack.
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

/** The Nu checker's CSS is years behind: it knows neither `@property` nor `@starting-style`. */
function withoutStyles(html: string): string {
  return html.replace(/(<style[^>]*>).*?(?=<\/style>)/gs, '$1');
}
