import { describe, expect, test } from 'vitest';
import { expectHarmless } from '../../tests/support/expect-harmless.ts';
import { renderMarkdown } from './render/render-markdown.ts';

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
    'a[^"onload="alert(1)]\n\n[^"onload="alert(1)]: <script>alert(1)</script>',
    'a[^<script>]\n\n[^<script>]: b',
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
  ])('%j is no URL of a link or picture', (url) => {
    const markdown = [
      `[a](${url})`,
      `[a](<${url}>)`,
      `![a](${url})`,
      `<${url}>`,
      `[a][r]\n\n[r]: ${url}`,
      `## [a](${url})`,
      `| [a](${url}) |\n|---|\n| ![a](${url}) |`,
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
