import { describe, expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

const plain = (code: string) =>
  `<pre class="code" dir="ltr" translate="no" tabindex="0"><code>${code
    .split('\n')
    .map((line) => `<span class="line">${line}</span>`)
    .join('\n')}</code></pre>`;

describe('highlights a known language with classes, never with styles', () => {
  test.each([
    ['ts', 'const a: number = 1;', '<span class="code-token-keyword">const</span>'],
    ['typescript', '// a', '<span class="code-token-comment">// a</span>'],
    ['tsx', 'const a = <b c="d" />;', '<span class="code-token-keyword">const</span>'],
    ['javascript', 'let a;', '<span class="code-token-keyword">let</span>'],
    ['bash', 'npm ci', '<span class="code-token-function">npm</span>'],
    ['css', 'a { color: red }', '<span class="code-token-constant">'],
    ['html', '<p style="color:red">', '<span class="code-token-string-expression">p</span>'],
    ['json', '{"a":true}', '<span class="code-token-constant">true</span>'],
    ['python', 'def a(): pass', '<span class="code-token-keyword">def</span>'],
    ['sql', 'select 1', '<span class="code-token-keyword">select</span>'],
  ])('%s', (language, code, expected) => {
    const html = renderMarkdown(`\`\`\`${language}\n${code}\n\`\`\``, 'en');
    expect(html).toContain(expected);
    expect(html).not.toMatch(/<[^>]* style=/);
    expect(textOf(html)).toBe(code);
  });

  test('every class has a known name', () => {
    const html = renderMarkdown('```ts\nfunction a(b = `c`): void { /* d */ }\n```', 'en');
    const classes = [...html.matchAll(/class="([^"]*)"/g)].map(([, name]) => name);
    expect(classes.length).toBeGreaterThan(5);
    for (const name of classes) expect(name).toMatch(/^(code|line|code-token-[a-z-]+)$/);
  });
});

test('a comment goes on over lines, empty and long ones too', () => {
  const long = 'x'.repeat(300);
  const html = renderMarkdown(`\`\`\`ts\n/* a\n\n${long}\nb */ let c;\n\`\`\``, 'en');
  expect(html).toContain(
    [
      '<span class="line"><span class="code-token-comment">/* a</span></span>',
      '<span class="line"></span>',
      `<span class="line">${long}</span>`,
      '<span class="line"><span class="code-token-comment">b */</span> <span class="code-token-keyword">let</span> c;</span>',
    ].join('\n'),
  );
});

describe('stays plain, with its lines', () => {
  test.each(['', 'text', 'cobol', 'TS?', '__proto__', 'constructor', 'ansi', 'کوردی'])(
    'in the language «%s»',
    (language) => {
      expect(renderMarkdown(`\`\`\`${language}\nconst a;\n\n  b\n\`\`\``, 'ckb')).toBe(
        `${plain('const a;\n\n  b')}\n`,
      );
    },
  );

  test('without a fence, indented', () => {
    expect(renderMarkdown('    const a;', 'ckb')).toBe(plain('const a;'));
  });

  test('if the fence is never closed', () => {
    expect(renderMarkdown('```\nconst a;', 'en')).toBe(`${plain('const a;')}\n`);
  });
});

test('does not isolate runs in code', () => {
  expect(renderMarkdown('```\nC++ +964 750 123 4567\n```\n\n`C++`', 'ar')).not.toContain('<bdi');
});

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x3C;', '<')
    .replaceAll('&#x26;', '&')
    .trimEnd();
}
