import { describe } from 'vitest';
import { itFinds } from '../../../../../tests/support/qa-fixture.ts';

describe('English', () => {
  itFinds([
    {
      name: 'a few words',
      source: 'Write to us and we answer today.',
      translation: 'بۆمان بنووسە and we answer today.',
      finds: [['left-in-english', 'and we answer today', 'and we answer today']],
    },
    {
      name: 'a heading that is still the source’s',
      source: '## Next week\n\nText of next week',
      translation: '## Next week\n\nدەقی هەفتەی داهاتوو',
      finds: [['left-in-english', 'Next week', '## Next week']],
    },
    {
      name: 'names, alone and in a row, and three words',
      source: '## WhatsApp\n\nIBM Plex Sans Arabic, Bank of the West, click to chat',
      translation: '## WhatsApp\n\nIBM Plex Sans Arabic، Bank of the West، click to chat',
      finds: [],
    },
    {
      name: 'code and URLs',
      source: '`git log all reverse` at https://a.example/one/two/three/four',
      translation: '`git log all reverse` لە https://a.example/one/two/three/four',
      finds: [],
    },
  ]);
});

describe('other languages', () => {
  const source = 'A long text about one shop and what it sells every day of the week.';
  itFinds([
    {
      name: 'Arabic inside Sorani',
      source,
      translation: 'دەقێک لەسەر دوکان. يحتاج كل متجر صغير إلى موقع على الشبكة. ئەمە هەموو شتەکەیە.',
      finds: [
        [
          'foreign-language',
          'يحتاج كل متجر صغير إلى موقع على الشبكة',
          'يحتاج كل متجر صغير إلى موقع على الشبكة',
        ],
      ],
    },
    {
      name: 'Persian inside Sorani',
      source,
      translation: 'دەقێک لەسەر دوکان. این متن برای یک فروشگاه است. ئەمە هەموو شتەکەیە لە ڕۆژدا.',
      finds: [['foreign-language', 'این متن برای یک فروشگاه است', 'این متن برای یک فروشگاه است']],
    },
    {
      name: 'Kurmanji inside Sorani',
      source,
      translation: 'دەقێک لەسەر دوکان. Pêwîst e ku hûn malperê çêkin. ئەمە هەموو شتەکەیە.',
      finds: [
        ['foreign-language', 'Pêwîst e ku hûn malperê çêkin', 'Pêwîst e ku hûn malperê çêkin'],
      ],
    },
    {
      name: 'an Arabic name, a word of three letters, a Turkish name',
      source,
      translation:
        'دوکانی عبدالرحمن لە شاری کەرکووک، «الحمد لله» دەڵێت. Beşiktaş و Kadıköy. هەموو ڕۆژێک دەفرۆشێت.',
      finds: [],
    },
    {
      name: 'Sorani letters inside Arabic',
      language: 'ar',
      source,
      translation: 'نص طويل عن دکانێک واحد وما يبيعه كل يوم من أيام الأسبوع في المدينة.',
      finds: [['foreign-letters', 'دکانێک', 'دکانێک']],
    },
    {
      name: 'a Sorani sentence inside Arabic',
      language: 'ar',
      source,
      translation: 'نص طويل عن متجر. دوکانەکە هەموو ڕۆژێک دەفرۆشێت. هذا كل شيء.',
      finds: [
        ['foreign-language', 'دوکانەکە هەموو ڕۆژێک دەفرۆشێت', 'دوکانەکە هەموو ڕۆژێک دەفرۆشێت'],
      ],
    },
    {
      name: 'a place’s name in Arabic, and words that the source quotes',
      language: 'ar',
      source: `${source} Sorani needs ێ ۆ ڕ.`,
      translation:
        'نص طويل عن متجر في پينجوين وگرميان وما يبيعه كل يوم. تحتاج السورانية إلى ێ ۆ ڕ.',
      finds: [],
    },
  ]);
});
