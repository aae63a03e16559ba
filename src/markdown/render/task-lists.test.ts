import { expect, test } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

const open = (name: string) => `<input type="checkbox" disabled="" aria-label="${name}">`;
const done = (name: string) =>
  `<input type="checkbox" disabled="" aria-label="${name}" checked="">`;

test.each([
  ['- [ ] a', `<li class="task">${open('a')}a</li>`],
  ['- [x] a', `<li class="task">${done('a')}a</li>`],
  ['- [X] a', `<li class="task">${done('a')}a</li>`],
  ['* [x] a', `<li class="task">${done('a')}a</li>`],
  ['1. [x] a', `<li class="task">${done('a')}a</li>`],
  ['- [ ] نووسین', `<li class="task">${open('نووسین')}نووسین</li>`],
])('%s', (markdown, html) => {
  expect(renderMarkdown(markdown, 'en')).toContain(html);
});

test.each([
  ['- [ ] a **b** `c`', 'a b c'],
  ['- [ ] `a`', 'a'],
  ['- [ ] [a](/b) c', 'a c'],
  ['- [ ] a\n  b', 'a b'],
  ['- [ ] "a" & <b>', '&quot;a&quot; &amp; &lt;b&gt;'],
])('a checkbox is named by its whole text: %s', (markdown, name) => {
  expect(renderMarkdown(markdown, 'en')).toContain(open(name));
});

test('renders nested tasks', () => {
  const html = renderMarkdown('- [ ] a\n  - [x] b\n\n    c', 'en');
  expect(html).toContain(open('a'));
  expect(html).toContain(done('b'));
  expect(html.split('<input')).toHaveLength(3);
});

test.each(['- [y] a', '- [] a', '- [ ]', '- [x]a', '- a [x] b', '[x] a', '> [x] a', '- `[x] a`'])(
  '«%s» is no task',
  (markdown) => {
    expect(renderMarkdown(markdown, 'en')).not.toMatch(/<input|task/);
  },
);
