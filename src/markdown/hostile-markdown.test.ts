import { describe, expect, test } from 'vitest';
import { countSteps } from '../../tests/support/count-steps.ts';
import { renderMarkdown } from './render/render-markdown.ts';

/** Every tag and attribute that rendering may produce. The output may have no other `<`. */
const allowedTag =
  /<\/?(?:a|bdi|blockquote|br|code|div|em|figcaption|figure|h[1-6]|hr|img|input|li|ol|p|pre|s|span|strong|table|tbody|td|th|thead|tr|ul)(?: (?:alt|aria-label|checked|class|dir|disabled|href|id|src|start|tabindex|title|translate|type)="[^"<>]*")*>/g;

const allowedProtocols = ['https:', 'http:', 'mailto:', 'tel:'];

function expectHarmless(html: string): void {
  expect(html.replace(allowedTag, '')).not.toContain('<');
  for (const [tag] of html.matchAll(allowedTag)) {
    for (const [, address = ''] of tag.matchAll(/ (?:href|src)="([^"]*)"/g)) {
      const { protocol } = new URL(address.replaceAll('&amp;', '&'), 'https://site.example');
      expect(allowedProtocols, address).toContain(protocol);
    }
  }
}

describe.each(['en', 'ar', 'ckb'])('in a text in %s', (language) => {
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">a</a>',
    '<div>\n\n**a**\n\n</div>',
    '<!-- a --><![CDATA[ a ]]><?php a ?>',
    '</p></article><script>alert(1)</script>',
    '<iframe srcdoc="<script>alert(1)</script>">',
    '# <script>alert(1)</script>',
    '## <img src=x onerror=alert(1)>',
    '## "onmouseover="alert(1)',
    '- [x] <script>alert(1)</script>',
    '- [ ] " autofocus onfocus="alert(1)',
    '| a |\n|---|\n| <script>alert(1)</script> |',
    '| <b onclick=alert(1)> |\n|:-:|\n| <img src=x onerror=alert(1)> |',
    '[a](https://b.c "\\"><script>alert(1)</script>")',
    '[a](https://b.c \'" onmouseover="alert(1)\')',
    '[a](https://b.c/"onmouseover="alert(1))',
    '[a](<https://b.c/" onmouseover="alert(1)>)',
    '![" onerror="alert(1)](b.png "\\" onload=\\"alert(1)")',
    '![<script>alert(1)</script>](b.png)',
    '`<script>alert(1)</script>`',
    '    <script>alert(1)</script>',
    '```\n<script>alert(1)</script>\n```',
    '```html\n<script>alert(1)</script>\n```',
    '```"><script>alert(1)</script>\na\n```',
    '```ts "><script>alert(1)</script>\na\n```',
    '```" onload="alert(1)\na\n```',
    "~~~ '><img src=x onerror=alert(1)>\na\n~~~",
    '```__proto__\na\n```',
    '```ansi\n\u001b[31m<b>\u001b[0m\n```',
    '<https://b.c/"onmouseover="alert(1)>',
    'https://b.c/"onmouseover="alert(1)',
    'https://b.c/<script>alert(1)</script>',
    'C++<script>alert(1)</script>C#',
    '$1,250.50"><script>alert(1)</script>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&#60;script&#62;alert(1)&#60;/script&#62;',
    '\u0000<script>\u0000alert(1)</script>',
  ])('%j is only text', (markdown) => {
    expectHarmless(renderMarkdown(markdown, language));
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    '&#x6A;avascript&colon;alert(1)',
    'javascript&NewLine;:alert(1)',
    'java\\\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:msgbox(1)',
    'VBScript:msgbox(1)',
    'file:///etc/passwd',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    'DATA:image/svg+xml,a',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/png;base64,iVBORw0KGgo=',
    '&#100;ata:image/gif;base64,R0lGODlh',
  ])('%j is no URL of a link or picture', (address) => {
    const markdown = [
      `[a](${address})`,
      `[a](<${address}>)`,
      `![a](${address})`,
      `<${address}>`,
      `[a][r]\n\n[r]: ${address}`,
      `## [a](${address})`,
      `| [a](${address}) |\n|---|\n| ![a](${address}) |`,
    ].join('\n\n');
    expectHarmless(renderMarkdown(markdown, language));
  });
});

test('the check itself finds unsafe HTML', () => {
  for (const html of [
    '<script>',
    '<p onclick="a">',
    '<p style="a">',
    '<a href="javascript:a">',
    '<img src="data:image/png;base64,a">',
    '<a href="a"onclick="b">',
  ]) {
    expect(() => expectHarmless(html), html).toThrow();
  }
});

describe('the output for 10,000 repetitions is bounded', () => {
  test.each([
    ['quotations', '> '.repeat(10_000)],
    ['lists', '- '.repeat(10_000)],
    [
      'nested lists',
      Array.from({ length: 1_000 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n'),
    ],
    ['brackets', '['.repeat(10_000)],
    ['pairs of brackets', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['links in links', `${'['.repeat(10_000)}a${'](b)'.repeat(10_000)}`],
    ['pictures in pictures', '![a]('.repeat(10_000)],
    ['stars', `${'*'.repeat(10_000)}a${'*'.repeat(10_000)}`],
    ['open emphasis', '*a _b '.repeat(10_000)],
    ['tildes', `a ${'~~b '.repeat(10_000)}`],
    ['backticks', 'a`b``c'.repeat(10_000)],
    ['angle brackets', '<a '.repeat(10_000)],
    ['columns', `${'|'.repeat(10_000)}\n${'|-'.repeat(10_000)}`],
    ['entities', '&amp'.repeat(10_000)],
    ['headings of one name', '## a\n'.repeat(8_000)],
    ['lines of hyphens in code', `\`\`\`bash\n${`${'-'.repeat(1_990)}\n`.repeat(100)}\`\`\``],
    ['heredocs in code', `\`\`\`bash\n${`${'<'.repeat(290)}\n`.repeat(100)}\`\`\``],
    ['open brackets in code', `\`\`\`ts\n${'([\n'.repeat(10_000)}\`\`\``],
    ['blocks of code', '```ts\na\n```\n'.repeat(3_000)],
    [
      'tables of short rows',
      `${'|a'.repeat(500)}\n${'|-'.repeat(500)}\n${'a\n'.repeat(130)}\n`.repeat(50),
    ],
    ['digits and spaces', '1 '.repeat(10_000)],
    ['full stops', 'a.'.repeat(10_000)],
    ['plus signs', `${'+'.repeat(10_000)} ${'a'.repeat(10_000)}`],
  ])('%s', async (_name, markdown) => {
    for (const language of ['en', 'ckb']) {
      let html = '';
      const steps = await countSteps(() => {
        html = renderMarkdown(`${markdown}x`, language);
      });
      expect(steps).toBeLessThan(10_000_000);
      expect(html.length).toBeLessThan(markdown.length * 30);
      expectHarmless(html);
    }
  });
});
