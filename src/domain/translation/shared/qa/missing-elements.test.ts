import { describe, expect, test } from 'vitest';
import { check, itFinds } from '../../../../../tests/support/qa-fixture.ts';

describe('headings', () => {
  itFinds([
    {
      name: 'another level',
      source: '## A\n\nText',
      translation: '### ئەلف\n\nدەق',
      finds: [['heading-lost', 'A', '### ئەلف']],
    },
    {
      name: 'a paragraph in its place',
      source: 'Text\n\n## A part\n\nText',
      translation: 'دەق\n\nبەشێک\n\nدەق',
      finds: [['heading-lost', 'A part', 'بەشێک']],
    },
    {
      name: 'one too many',
      source: '# A',
      translation: '# ئەلف\n\n## بێ',
      finds: [['heading-lost', 'بێ', '## بێ']],
    },
    { name: 'written in another way', source: '# A', translation: 'ئەلف\n===', finds: [] },
  ]);
});

describe('lists', () => {
  itFinds([
    {
      name: 'an item less',
      source: '- a\n- b\n- c',
      translation: '- ئا\n- بێ',
      finds: [['list-changed', '- a - b - c', '- ئا\n- بێ']],
    },
    {
      name: 'numbers for dots',
      source: '- a\n- b',
      translation: '1. ئا\n2. بێ',
      finds: [['list-changed', '- a - b', '1. ئا\n2. بێ']],
    },
    {
      name: 'an item of a list in a list',
      source: '- a\n  - b\n  - c',
      translation: '- ئا\n  - بێ',
      finds: [['list-changed', '- b - c', '- بێ']],
    },
    { name: 'other signs', source: '- a\n- b', translation: '* ئا\n* بێ', finds: [] },
  ]);
});

describe('tables', () => {
  const source = '| a | b |\n|---|---|\n| c | d |';
  itFinds([
    {
      name: 'a row less',
      source,
      translation: '| ئا | بێ |\n|---|---|',
      finds: [['table-changed', '| a | b |', '| ئا | بێ |\n|---|---|']],
    },
    {
      name: 'a cell less',
      source,
      translation: '| ئا | بێ |\n|---|---|\n| جیم دال |',
      finds: [['table-changed', '| a | b |', '| ئا | بێ |\n|---|---|\n| جیم دال |']],
    },
    {
      name: 'other spaces and alignment',
      source,
      translation: '|ئا|بێ|\n|:--|--:|\n|جیم|دال|',
      finds: [],
    },
  ]);
});

describe('code', () => {
  itFinds([
    {
      name: 'a changed span',
      source: 'Run `npm ci` now.',
      translation: 'ئێستا `npm i` بنووسە.',
      finds: [['code-lost', '`npm ci`', '`npm i`']],
    },
    {
      name: 'a lost span',
      source: 'Run `npm ci` now.',
      translation: 'ئێستا بنووسە.',
      finds: [['code-lost', '`npm ci`', 'ئێستا بنووسە.']],
    },
    {
      name: 'a changed block',
      source: 'Text\n\n```js\nconst a = 1;\n```',
      translation: 'دەق\n\n```js\nconst a = ١;\n```',
      finds: [['code-lost', '```js const a = 1; ```', '```js\nconst a = ١;\n```']],
    },
    {
      name: 'translated comments and texts in code',
      source: '```js\nlet a = "One word"; // a word\nb();\n```',
      translation: '```js\nlet a = "یەک وشە"; // وشەیەک\nb();\n```',
      finds: [],
    },
    {
      name: 'a line of code that changed beside its comment',
      source: '```js\nlet a = 1; // a word\n```',
      translation: '```js\nlet a = 2; // وشەیەک\n```',
      finds: [['code-lost', '```js let a = 1; // a word ```', '```js\nlet a = 2; // وشەیەک\n```']],
    },
    {
      name: 'code between two translated texts',
      source: 'Say `f("one", x, "two")`.',
      translation: 'بڵێ `f("یەکەم", y, "دووەم")`.',
      finds: [['code-lost', '`f("one", x, "two")`', '`f("یەکەم", y, "دووەم")`']],
    },
    {
      name: 'another fence, more backticks',
      source: '~~~\na\n~~~\n\nSay `b`.',
      translation: '```\na\n```\n\nبڵێ ``b``.',
      finds: [],
    },
  ]);
});

describe('links', () => {
  itFinds([
    {
      name: 'another URL',
      source: 'See [us](https://a.example/b).',
      translation: 'سەیری [ئێمە](https://a.example/c) بکە.',
      finds: [['link-broken', 'https://a.example/b', '[ئێمە](https://a.example/c)']],
    },
    {
      name: 'one of two lost',
      source: '[a](/b) and [c](/b)',
      translation: '[ئا](/b) و جیم',
      finds: [['link-broken', '/b', '[ئا](/b) و جیم']],
    },
    {
      name: 'a URL in the text',
      source: 'Go to https://a.example/b-1.',
      translation: 'بڕۆ بۆ https://a.example/b-2.',
      finds: [['link-broken', 'https://a.example/b-1', 'https://a.example/b-2']],
    },
    {
      name: 'a reference whose definition is gone',
      source: 'See [us][x].\n\n[x]: /b',
      translation: 'سەیری [ئێمە][x] بکە.',
      finds: [['link-broken', '/b', 'سەیری [ئێمە][x] بکە.']],
    },
    {
      name: 'the same page in the other language, a reference for a URL, a full stop',
      source: 'See [us](/#contact), [a][x], <https://b.example> and https://c.example.\n\n[x]: /b',
      translation:
        'سەیری [ئێمە](/kurdish#contact)، [ئا](/b)، <https://b.example> و https://c.example؟',
      finds: [],
    },
  ]);

  test('reports an added link without blocking', () => {
    expect(
      check({ source: 'See us.', translation: '[بمانبینە](https://b.example).' }),
    ).toMatchObject([{ code: 'link-broken', isBlocking: false, subject: 'https://b.example' }]);
  });
});

describe('pictures', () => {
  itFinds([
    {
      name: 'lost',
      source: 'Look: ![a cat](/media/a.jpg)',
      translation: 'بڕوانە: پشیلە',
      finds: [['image-lost', '/media/a.jpg', 'بڕوانە: پشیلە']],
    },
    {
      name: 'another one',
      source: '![a cat](/media/a.jpg)',
      translation: '![پشیلە](/media/b.jpg)',
      finds: [['image-lost', '/media/a.jpg', '![پشیلە](/media/b.jpg)']],
    },
    {
      name: 'another alternative text',
      source: '![a cat](/media/a.jpg)',
      translation: '![پشیلە](/media/a.jpg)',
      finds: [],
    },
  ]);
});

describe('placeholders', () => {
  itFinds([
    {
      name: 'translated',
      source: 'Hello {name}, %s',
      translation: 'سڵاو {ناو}، %s',
      finds: [['placeholder-lost', '{name}', 'سڵاو {ناو}، %s']],
    },
    {
      name: 'an entity',
      source: 'One &copy; two',
      translation: 'یەک دوو',
      finds: [['placeholder-lost', '&copy;', 'یەک دوو']],
    },
    {
      name: 'in another order',
      source: `{{a}} of \${b} with %1$s`,
      translation: `%1$s و \${b} و {{a}}`,
      finds: [],
    },
  ]);
});
