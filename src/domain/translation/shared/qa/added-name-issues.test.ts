import { expect, test } from 'vitest';
import { checkTranslation } from './check-translation.ts';

function addedNames(source: string, translation: string, title = 'A title'): string[] {
  return checkTranslation({
    source: { title, content: source },
    translation: { title: 'ناونیشان', content: translation },
    language: 'ckb',
    glossary: [],
  })
    .filter(({ code }) => code === 'name-added')
    .map(({ subject, from, to }) => `${subject} ${translation.slice(from, to)}`);
}

test.each([
  ['a swapped name', 'We use WhatsApp.', 'ئێمە Telegram بەکار دەهێنین.', ['Telegram Telegram']],
  ['the same name', 'We use WhatsApp.', 'ئێمە WhatsApp بەکار دەهێنین.', []],
  ['another case', 'We use GITHUB.', 'ئێمە GitHub بەکار دەهێنین.', []],
  ['an ending of another name', 'By WhatsApp.', 'بە Odooەوە.', ['Odoo Odoo']],
  ['a word of Kurmanji', 'In Kurdish.', 'Kurdî Êvar.', []],
  ['an ending', 'We use WhatsApp.', 'بە WhatsAppەوە.', []],
  ['a part of a longer word', 'We use JavaScript.', 'ئێمە Java بەکار دەهێنین.', ['Java Java']],
  ['a name for a pronoun', 'WhatsApp is free.\n\nIt works.', 'بەخۆڕاییە.\n\nWhatsApp.', []],
  ['a name in code', 'Call `GetPrice`.', 'بانگی GetPrice بکە.', []],
  ['a name in a link', 'See [it](https://example.com/Odoo).', 'سەیری Odoo بکە.', []],
  ['code of the translation', 'Call it.', 'بانگی `GetPrice` بکە.', []],
  ['a word in small letters', 'We test.', 'ئێمە app تاقی دەکەینەوە.', []],
  ['a single letter', 'Plan one.', 'پلانی A.', []],
])('%s', (_name, source, translation, expected) => {
  expect(addedNames(source, translation)).toEqual(expected);
});

test('the title may have the name', () => {
  expect(addedNames('It is free.', 'Odoo بەخۆڕاییە.', 'Odoo for shops')).toEqual([]);
});
