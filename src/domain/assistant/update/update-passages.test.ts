import { describe, expect, test } from 'vitest';
import { before, translation, update } from '../../../../tests/support/update-passages.ts';

describe('a changed sentence', () => {
  test('is asked for alone, with its old text and its approved translation', () => {
    const after = before.replace('500 dollars', '600 dollars');
    const { asked, texts, sources } = update([{ before, after, translation }]);
    expect(asked).toEqual([
      {
        text: 'It costs 600 dollars in all.',
        earlier: {
          english: 'It costs 500 dollars in all.',
          translation: 'هەمووی ٥٠٠ دۆلاری تێدەچێت.',
        },
      },
    ]);
    expect(texts).toEqual([
      'پلانەکە ٣ بەشی هەیە.  «It costs 600 dollars in all.» لە کۆتاییدا پارە دەدەیت.',
    ]);
    expect(sources).toEqual([after]);
  });

  test('two of them are two parts', () => {
    const after = before.replace('3 parts', '4 parts').replace('the end', 'the start');
    const { asked, texts, results, sources } = update([{ before, after, translation }]);
    expect(asked.map(({ text }) => text)).toEqual([
      'The plan has 4 parts.',
      'You pay at the start.',
    ]);
    expect(texts).toEqual([
      '«The plan has 4 parts.»  هەمووی ٥٠٠ دۆلاری تێدەچێت. «You pay at the start.»',
    ]);
    expect(results[0]?.parts).toHaveLength(2);
    expect(sources).toEqual([after]);
  });

  test.each([
    ['at the start', `Read this first. ${before}`, `«Read this first.» ${translation}`],
    [
      'in the middle',
      before.replace(' It costs', ' No more. It costs'),
      translation.replace('هەیە.', 'هەیە. «No more.»'),
    ],
    ['at the end', `${before} Call us.`, `${translation} «Call us.»`],
  ])('a new sentence %s is put in', (_name, after, expected) => {
    const { asked, texts, sources } = update([{ before, after, translation }]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.earlier).toBe(undefined);
    expect(texts).toEqual([expected]);
    expect(sources).toEqual([after]);
  });

  test.each([
    ['at the start', before.slice(22), translation.slice(translation.indexOf('هەمووی'))],
    [
      'in the middle',
      before.replace(' It costs 500 dollars in all.', ''),
      translation.replace('  هەمووی ٥٠٠ دۆلاری تێدەچێت.', ''),
    ],
    ['at the end', before.slice(0, 50), translation.slice(0, translation.indexOf(' لە کۆتاییدا'))],
  ])('a deleted sentence %s is dropped without a model', (_name, after, expected) => {
    const { asked, texts, sources } = update([{ before, after, translation }]);
    expect(asked).toEqual([]);
    expect(texts).toEqual([expected]);
    expect(sources).toEqual([after]);
  });

  test('a moved sentence takes its translation along', () => {
    const after = `You pay at the end. ${before.slice(0, 50)}`;
    const { asked, texts } = update([{ before, after, translation }]);
    expect(asked).toEqual([]);
    expect(texts).toEqual([
      'لە کۆتاییدا پارە دەدەیت. پلانەکە ٣ بەشی هەیە.  هەمووی ٥٠٠ دۆلاری تێدەچێت.',
    ]);
  });

  test('a sentence that was split, or two that were joined, are one part', () => {
    const split = before.replace(
      'It costs 500 dollars in all.',
      'It costs 500 dollars. All of it.',
    );
    expect(update([{ before, after: split, translation }]).asked).toEqual([
      { text: 'It costs 500 dollars. All of it.', earlier: expect.anything() },
    ]);
    const joined = before.replace('in all. You pay', 'in all, and you pay');
    const { asked, texts } = update([{ before, after: joined, translation }]);
    expect(asked.map(({ text }) => text)).toEqual([
      'It costs 500 dollars in all, and you pay at the end.',
    ]);
    expect(texts[0]).toMatch(/^پلانەکە ٣ بەشی هەیە\. {2}«/);
  });

  test('in hard-wrapped lines with quote marks the others keep their line breaks', () => {
    const english = '> The plan has 3 parts.\n> It costs 500 dollars in all.';
    const kurdish = '> پلانەکە ٣\n> بەشی هەیە.\n> هەمووی ٥٠٠ دۆلاری تێدەچێت.';
    const { texts } = update([
      { before: english, after: english.replace('500', '600'), translation: kurdish },
    ]);
    expect(texts).toEqual(['> پلانەکە ٣\n> بەشی هەیە.\n> «It costs 600 dollars in all.»']);
  });
});

describe('where it is not certain', () => {
  test('the whole paragraph is asked for', () => {
    const uncertain = 'پلانێکی ٣ بەشی بە ٥٠٠ دۆلار، کە لە کۆتاییدا پارەکەی دەدەیت و تەواو.';
    const after = before.replace('500', '600');
    const { asked, texts } = update([{ before, after, translation: uncertain }]);
    expect(asked).toEqual([{ text: after, earlier: { english: before, translation: uncertain } }]);
    expect(texts).toEqual([`«${after}»`]);
  });

  test('sentences that the memory knows narrow it down', () => {
    const [one, other] = ['It costs 500 dollars in all.', 'هەمووی ٥٠٠ دۆلاری تێدەچێت.'];
    const longer = `${before} That is all there is. Nothing more.`;
    const merged = `پلانەکە ٣ بەشی هەیە. ${other} لە کۆتاییدا پارە دەدەیت و ئیتر هیچی تر نامێنێت.`;
    const after = longer.replace('3 parts', '4 parts');
    expect(update([{ before: longer, after, translation: merged }]).asked).toEqual([
      { text: after, earlier: { english: longer, translation: merged } },
    ]);
    const { asked } = update([{ before: longer, after, translation: merged }], { [one]: other });
    expect(asked).toEqual([
      {
        text: 'The plan has 4 parts.',
        earlier: { english: 'The plan has 3 parts.', translation: 'پلانەکە ٣ بەشی هەیە.' },
      },
    ]);
  });

  test('a link or emphasis over two sentences keeps them together', () => {
    const english = '[One thing. Another thing.](/a) The third one is here.';
    const kurdish = '[شتێک. شتێکی تر.](/a) سێیەمیان لێرەیە.';
    const after = english.replace('Another thing', 'No other thing');
    const { asked } = update([{ before: english, after, translation: kurdish }]);
    expect(asked.map(({ text }) => text)).toEqual([
      '⟦1⟧One thing. No other thing.⟦/1⟧ The third one is here.',
    ]);
  });
});

describe('code, links and numbers', () => {
  const english = 'Read [the guide](/guide) first. Then run `npm start` here.';
  const kurdish = 'سەرەتا [ڕێبەرەکە](/kurdish/guide) بخوێنەوە. پاشان لێرە `npm start` بنووسە.';

  test('a changed link or code needs no model', () => {
    const after = english.replace('npm start', 'npm run dev');
    const { asked, texts, sources } = update([{ before: english, after, translation: kurdish }]);
    expect(asked).toEqual([]);
    expect(texts).toEqual([kurdish.replace('npm start', 'npm run dev')]);
    expect(sources).toEqual([after]);
  });

  test('a link that the translation has to its own page stays there', () => {
    const after = english.replace('first.', 'before all.');
    const { asked, texts } = update([{ before: english, after, translation: kurdish }]);
    expect(asked).toEqual([
      {
        text: 'Read ⟦1⟧the guide⟦/1⟧ before all.',
        earlier: {
          english: 'Read ⟦1⟧the guide⟦/1⟧ first.',
          translation: 'سەرەتا ⟦1⟧ڕێبەرەکە⟦/1⟧ بخوێنەوە.',
        },
      },
    ]);
    expect(texts).toEqual([
      '«Read [the guide](/kurdish/guide) before all.» پاشان لێرە `npm start` بنووسە.',
    ]);
  });

  test('a changed link that the translation has to another page is asked for', () => {
    const after = english.replace('/guide', '/manual');
    const { asked, texts } = update([{ before: english, after, translation: kurdish }]);
    expect(asked).toHaveLength(1);
    expect(texts[0]).toContain('[the guide](/manual)');
  });

  test('a changed number in a cell follows where the translation has it as it was', () => {
    const table = '| Plan | Price |\n|---|---|\n| Small | 500 |\n| Large | 900 |';
    const own = '| پلان | نرخ |\n|---|---|\n| بچووک | 500 |\n| گەورە | ٩٠٠ |';
    const { asked, texts } = update([
      { before: table, after: table.replace('500', '550'), translation: own },
    ]);
    expect(asked).toEqual([]);
    expect(texts).toEqual([own.replace('500', '550')]);
    const large = update([{ before: table, after: table.replace('900', '950'), translation: own }]);
    expect(large.asked).toEqual([{ text: '950', earlier: { english: '900', translation: '٩٠٠' } }]);
    expect(large.texts).toEqual([own.replace('٩٠٠', '«950»')]);
  });
});

describe('a text that cannot be written', () => {
  test.each([
    ['adds a link', 'پارە لە [ئێرە](https://evil.example) بدە.'],
    ['adds code', 'پارە `rm -rf` بدە.'],
    ['adds HTML', 'پارە <b>بدە</b>.'],
  ])('%s: its signs are escaped, and the rest stays', (_name, text) => {
    const after = before.replace('500', '600');
    const { texts, results } = update([{ before, after, translation }], {}, () => text);
    const [written = ''] = texts;
    const isLeft = results[0]?.left === 1;
    expect(isLeft || written.startsWith('پلانەکە ٣ بەشی هەیە.  ')).toBe(true);
    expect(isLeft ? written : written.slice(-24)).toBe(
      isLeft ? translation : 'لە کۆتاییدا پارە دەدەیت.',
    );
  });
});
