import { describe, expect, test } from 'vitest';
import { recoverTranslation } from './recover-translation.ts';

const title = 'چۆن بودجە دادەنێیت؟';
const content = '## سەردێڕ\n\nدەقی «یەکەم» و "دووەم".\n\n- یەک\n- دوو 🚀';
const answer = { translatedTitle: title, translatedContent: content };
const compact = JSON.stringify(answer);
const pretty = JSON.stringify(answer, null, 2);
const broken = { title: 'Kurdish translation of: How to set a budget', content: '' };

describe('a complete answer', () => {
  test.each([
    ['bare', compact],
    ['indented', pretty],
    ['fenced as JSON', `\`\`\`json\n${pretty}\n\`\`\``],
    ['fenced', `\`\`\`\n${compact}\n\`\`\``],
    ['with a fence that was never closed', `\`\`\`json\n${pretty}`],
    ['in Windows lines', `\`\`\`json\n${pretty}\n\`\`\``.replaceAll('\n', '\r\n')],
    ['with words around', `Here is the translation:\n\n${pretty}\n\nLet me know what to change!`],
    ['with words around its fence', `Sure!\n\`\`\`json\n${compact}\n\`\`\`\nI kept the tone.`],
    [
      'keys with underscores',
      compact.replaceAll('translatedT', 'translated_t').replaceAll('translatedC', 'translated_c'),
    ],
    ['keys in lower case', compact.replaceAll(/translated[TC]/g, (key) => key.toLowerCase())],
    ['text before title', JSON.stringify({ translatedContent: content, translatedTitle: title })],
    ['nested', JSON.stringify({ translated: { title, content } })],
    ['nested under its own keys', JSON.stringify({ translated: answer })],
    ['nested, indented', JSON.stringify({ ok: true, translated: { title, content } }, null, 2)],
    ['with a plain key for the text', JSON.stringify({ translatedTitle: title, content })],
    [
      'among other keys',
      JSON.stringify({ language: 'ckb', title: 'Old', content: 'Old', ...answer, words: 9 }),
    ],
    ['in a list', JSON.stringify([answer])],
    ['without braces', compact.slice(1, -1)],
    ['without the last brace', compact.slice(0, -1)],
    ['with a comma too many', compact.replace(/\}$/, ',}')],
    ['with Unicode escapes', escapeUnicode(compact)],
    ['with escaped slashes', compact.replaceAll('/', '\\/')],
    ['with raw line breaks in its text', compact.replaceAll('\\n', '\n')],
    ['with raw Windows line breaks in its text', compact.replaceAll('\\n', '\r\n')],
    ['with bare quotes in its text', compact.replaceAll('\\"', '"')],
    ['with line breaks escaped twice', compact.replaceAll('\\n', '\\\\n')],
    ['with every escape twice', compact.replaceAll('\\', '\\\\')],
    ['with its own line breaks escaped', pretty.replaceAll('\n', '\\n')],
    ['as the text of a text', JSON.stringify(pretty)],
    ['as the text of a field', JSON.stringify({ content: compact })],
    [
      'as the text of another answer',
      JSON.stringify({ translatedTitle: 'x', translatedContent: pretty }),
    ],
    ['with control characters', compact.replace('دەقی', 'دەقی\\u0000\\u0007')],
  ])('%s', (_name, stored) => {
    expect(recoverTranslation({ ...broken, content: stored })).toEqual({ title, content });
  });

  test.each([
    ['quotes and backslashes', 'A "quoted" C:\\temp\\new and \\"both\\"\nend'],
    ['code with its own line breaks', '```js\nconsole.log("a\\n", {"b": "c"});\n```'],
    ['JSON as an example', 'Send:\n\n```json\n{\n  "a": "b"\n}\n```\n\nDone.'],
    ['signs of Markdown', '1\\. *a* \\* `\\d` [x](/y "z")\n\n> "w"'],
    ['one line', 'Only a "sentence".'],
  ])('recovers the text unchanged: %s', (_name, text) => {
    for (const indent of [0, 2]) {
      const stored = JSON.stringify(
        { translatedTitle: 'A "title"', translatedContent: text },
        null,
        indent,
      );
      expect(recoverTranslation({ title: 'T', content: stored })).toEqual({
        title: 'A "title"',
        content: text,
      });
    }
  });

  test('keeps Markdown escapes that are invalid in JSON', () => {
    const stored = '{"translatedTitle": "T", "translatedContent": "1\\. it\\\'s\\n\\*"}';
    expect(recoverTranslation({ title: 'x', content: stored })?.content).toBe("1\\. it's\n\\*");
  });
});

describe('an answer that was cut off', () => {
  test('recovers the text up to any cut, without half a character', () => {
    for (const stored of [compact, escapeUnicode(compact), `\`\`\`json\n${pretty}\n\`\`\``]) {
      const textStart = stored.search(/translatedContent": ?"/) + 'translatedContent":  "'.length;
      for (let length = 0; length < stored.length; length += 1) {
        const recovered = recoverTranslation({ ...broken, content: stored.slice(0, length) });
        if (length > textStart + 1) expect(recovered?.title).toBe(title);
        if (!recovered || recovered.content === stored.slice(0, length)) continue;
        expect(content.startsWith(recovered.content)).toBe(true);
      }
    }
  });

  test.each([
    ['in an escape', 'one\\', 'one'],
    ['in a line break', 'one\\n\\', 'one'],
    ['in a Unicode escape', 'one \\u06', 'one'],
    ['in the middle of an emoji', 'one \\ud83d', 'one'],
    ['after an escaped backslash', 'one\\\\', 'one\\'],
    ['after an escaped quote', 'one \\"two', 'one "two'],
    ['after its quote', 'one"', 'one'],
    ['before its fence closed it', 'one two\n```', 'one two'],
    ['as a code block opened', 'one\\n\\n```js', 'one'],
    ['in a code block', 'one\\n\\n```js\\nlet a', 'one\n\n```js\nlet a'],
    ['after a code block', 'one\\n\\n```\\ntwo\\n```', 'one\n\n```\ntwo\n```'],
  ])('%s', (_name, end, text) => {
    const stored = `{"translatedTitle": "T", "translatedContent": "${end}`;
    expect(recoverTranslation({ title: 'x', content: stored })).toEqual({
      title: 'T',
      content: text,
    });
  });

  test.each([
    ['in its title', '{"translatedTitle": "چۆن بود'],
    ['before its text', '{"translatedTitle": "T", "translatedCon'],
    ['as its text began', '{"translatedTitle": "T", "translatedContent": "'],
    ['with a blank text', '{"translatedTitle": "T", "translatedContent": " \\n "}'],
    ['with no text', '{"translatedTitle": "T", "translatedContent": null}'],
  ])('is left unchanged: %s', (_name, stored) => {
    expect(recoverTranslation({ ...broken, content: stored })).toBeNull();
  });
});

describe('the title', () => {
  test.each([
    ['Kurdish translation of: How to start', 'How to start'],
    ['Kurdish translation of "How to start"', 'How to start'],
    ['Kurdish translation of: “How to start”', 'How to start'],
    ['Kurdish translation of «How to start»', 'How to start'],
    ["  kurdish TRANSLATION of : 'How to start' ", 'How to start'],
    ['Kurdish translation of How to "start"', 'How to "start"'],
    ["Kurdish translation of: Don't start", "Don't start"],
  ])('%s', (marked, clean) => {
    expect(recoverTranslation({ title: marked, content: 'Text' })).toEqual({
      title: clean,
      content: 'Text',
    });
  });

  test.each([
    ['without one in the answer loses its marker', undefined, 'How to set a budget'],
    ['with a blank one in the answer loses its marker', ' ', 'How to set a budget'],
    ['of the answer loses the marker too', 'Kurdish translation of: "X"', 'X'],
    ['of the answer becomes one line', ' چۆن\n بودجە ', 'چۆن بودجە'],
    ['of the answer is ignored if it is too long', 'x'.repeat(201), 'How to set a budget'],
  ])('%s', (_name, translatedTitle, expected) => {
    const stored = JSON.stringify({ translatedTitle, translatedContent: 'One' });
    expect(recoverTranslation({ ...broken, content: stored })?.title).toBe(expected);
  });

  test('without a marker stays if the answer has no title', () => {
    const stored = '{"translatedContent": "One"}';
    expect(recoverTranslation({ title: 'چۆن', content: stored })).toEqual({
      title: 'چۆن',
      content: 'One',
    });
  });
});

describe('nothing is recovered', () => {
  test.each([
    ['from a plain post', 'A post', 'With "quotes" and {braces}.'],
    ['from nothing but the marker', 'Kurdish translation of: ', 'Text'],
    ['from a post about translations', 'The history', 'A Kurdish translation of: Homer.'],
    ['from other JSON', 'A post', '{"title": "T", "content": "C"}'],
    [
      'from an article that shows an answer as an example',
      'Our API',
      `${'A long article about an API. '.repeat(40)}\n\n\`\`\`json\n${pretty}\n\`\`\`\n\nAnd more.`,
    ],
  ])('%s', (_name, plainTitle, plainContent) => {
    expect(recoverTranslation({ title: plainTitle, content: plainContent })).toBeNull();
  });

  test('quickly, for any text', () => {
    for (const strange of ['"', '",', '" ', '\\n"', '{"translated":', '\\"translated']) {
      const stored = `{"translatedTitle":"T","translatedContent":"${strange.repeat(20_000)}`;
      expect(recoverTranslation({ title: 'x', content: stored })?.title).toBe('T');
    }
  });
});

function escapeUnicode(json: string): string {
  return json.replace(
    /[^\0-\x7f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
