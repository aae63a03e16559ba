import { describe, expect, test } from 'vitest';
import { check, itFinds } from '../../../../../tests/support/qa-fixture.ts';

describe('terms', () => {
  itFinds([
    {
      name: 'missing',
      source: 'The servers of artificial intelligence',
      translation: 'کۆمپیوتەری زیرەکییەکی دەستکرد',
      finds: [['term-missing', 'server', 'کۆمپیوتەری زیرەکییەکی دەستکرد']],
    },
    {
      name: 'wrong',
      source: 'A server',
      translation: 'سێرڤەڕێک و سێرڤەرێک',
      finds: [['term-wrong', 'سێرڤەڕ', 'سێرڤەڕێک']],
    },
    {
      name: 'wrong by one letter, with a joiner in it',
      source: 'artificial intelligence',
      translation: 'زیرەکی\u200c دەستکرد',
      finds: [
        ['term-wrong', 'زیرەکی\u200c دەستکرد', 'زیرەکی\u200c دەستکرد'],
        ['term-missing', 'artificial intelligence', 'زیرەکی\u200c دەستکرد'],
      ],
    },
    {
      name: 'with endings, in another keyboard’s letters, inside no other word',
      source: 'The server, artificial intelligence. Say `server`.',
      translation: 'سێرڤەرەکانتان، زيرەكیی دەستکردەکە. وسێرڤەڕ بڵێ `server`.',
      finds: [],
    },
    {
      name: 'Arabic: wrong, with prefixes and a pronoun',
      language: 'ar',
      source: 'To our server',
      translation: 'وللسيرفر خادم، وسيرفرنا',
      finds: [
        ['term-wrong', 'سيرفر', 'وللسيرفر'],
        ['term-wrong', 'سيرفر', 'وسيرفرنا'],
      ],
    },
    {
      name: 'Arabic: a broken plural, prefixes, both articles',
      language: 'ar',
      source: 'Servers for artificial intelligence',
      translation: 'خوادم للذكاء الاصطناعي',
      finds: [],
    },
    {
      name: 'Arabic: wrong',
      language: 'ar',
      source: 'The server',
      translation: 'الخادم (سيرفر)',
      finds: [['term-wrong', 'سيرفر', 'سيرفر']],
    },
  ]);
});

test('a forbidden word comes with the right one in the same form', () => {
  const issues = check({
    source: 'On our servers, artificial intelligence',
    translation: 'لە سێرڤەڕەکانیشماندا سێرڤەر، زیرەکی دەستکردەکەت و زیرەکیی دەستکرد',
  });
  expect(issues.map(({ replacement }) => replacement)).toEqual([
    'سێرڤەرەکانیشماندا',
    'زیرەکیی دەستکردەکەت',
  ]);
});
