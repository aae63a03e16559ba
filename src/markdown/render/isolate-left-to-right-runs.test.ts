import { describe, expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

const isolated = (run: string) => `<bdi dir="ltr">${run}</bdi>`;

describe.each(['ar', 'ckb'])('in a text in %s', (language) => {
  test.each([
    ['+964 750 123 4567'],
    ['+9647501234567'],
    ['0750 123 4567'],
    ['0750-123-4567'],
    ['٠٧٥٠ ١٢٣ ٤٥٦٧'],
    ['$1,250.50'],
    ['$5'],
    ['€20'],
    ['£1.5'],
    ['$١٬٢٥٠٫٥٠'],
    ['C++'],
    ['C#'],
    ['g++'],
    ['.NET'],
  ])('%s is isolated', (run) => {
    expect(renderMarkdown(`دەق ${run} دەق`, language)).toBe(`<p>دەق ${isolated(run)} دەق</p>\n`);
    expect(renderMarkdown(run, language)).toBe(`<p>${isolated(run)}</p>\n`);
  });

  test.each([
    ['$5.', `${isolated('$5')}.`],
    ['$1,250.50,', `${isolated('$1,250.50')},`],
    ['+964 750 123 4567.', `${isolated('+964 750 123 4567')}.`],
    ['(C++)', `(${isolated('C++')})`],
    ['«.NET»', `«${isolated('.NET')}»`],
    ['"C#"', `&quot;${isolated('C#')}&quot;`],
    ['C++.', `${isolated('C++')}.`],
  ])('punctuation around it stays outside: %s', (text, html) => {
    expect(renderMarkdown(`دەق ${text}`, language)).toBe(`<p>دەق ${html}</p>\n`);
  });

  test.each([
    ['Visual C++', isolated('Visual C++')],
    ['.NET Core', isolated('.NET Core')],
    ['C++ and C#', isolated('C++ and C#')],
    ['Objective-C++', isolated('Objective-C++')],
    ['ASP.NET', 'ASP.NET'],
    ['Microsoft .NET', 'Microsoft .NET'],
    ['C++17', 'C++17'],
    ['x+y', 'x+y'],
  ])('Latin words in a row keep their order: %s', (text, html) => {
    expect(renderMarkdown(`دەق ${text} دەق`, language)).toBe(`<p>دەق ${html} دەق</p>\n`);
  });

  test.each(['2026', '٢٠٢٦', '1.5', 'Node.js', 'AT&T', 'کورد', '100%', 'a, b', '12 - 15'])(
    'does not isolate %s',
    (text) => {
      expect(renderMarkdown(`دەق ${text} دەق`, language)).not.toContain('<bdi');
    },
  );

  test('isolates in headings, tables, lists and links, and leaves URLs unchanged', () => {
    const markdown =
      '## C++\n\n- .NET\n\n| $5 |\n|---|\n| +964 750 123 4567 |\n\n[C#](https://a.b/C++ "C++") ![C++](C++.png)';
    const html = renderMarkdown(markdown, language);
    for (const run of ['C++', '.NET', '$5', '+964 750 123 4567', 'C#']) {
      expect(html.split(isolated(run))).toHaveLength(2);
    }
    expect(html).toContain('<a href="https://a.b/C++" title="C++">');
    expect(html).toContain('<img src="C++.png" alt="C++">');
  });
});

test.each(['+964 750 123 4567', 'C++', '.NET', '$1,250.50'])(
  'does not isolate in English: %s',
  (run) => {
    expect(renderMarkdown(`Text ${run} text`, 'en')).toBe(`<p>Text ${run} text</p>\n`);
  },
);
