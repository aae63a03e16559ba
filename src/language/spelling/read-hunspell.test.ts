import { expect, test } from 'vitest';
import { createWordCheck } from './check-words.ts';
import { dictionaryLimits, readDictionary, writeDictionary } from './dictionary.ts';
import { withListedWords } from './listed-words.ts';
import { DictionaryFileError, readHunspell } from './read-hunspell.ts';

/** The words of a list that a dictionary knows. */
function known(affixes: string, words: string, language: 'ar' | 'ckb', asked: string): string[] {
  const read = readHunspell(affixes, words, language);
  const check = createWordCheck(readDictionary(writeDictionary(read)));
  return asked.split(' ').filter(check.knows);
}

test('a word is known with its affixes, where their conditions hold', () => {
  const affixes = [
    'SET UTF-8',
    'SFX N Y 3',
    'SFX N 0 ەکە [^ایێە]',
    'SFX N 0 کە [ەا]',
    'SFX N ە ان ە',
    'PFX V Y 1',
    'PFX V 0 دە .',
    'SFX V Y 1',
    'SFX V 0 م .',
  ].join('\n');
  const words = '4\nشاخ/N po:noun\nماسە/N\nنووس/V\nبەڵێ\n';
  const asked = 'شاخ شاخەکە شاخکە ماسەکە ماسان ماسەەکە بەڵێ بەڵێم دەنووسم دەنووس نووسم دەشاخ';
  expect(known(affixes, words, 'ckb', asked)).toEqual(
    'شاخ شاخەکە ماسەکە ماسان بەڵێ دەنووسم دەنووس نووسم'.split(' '),
  );
});

test('flags of two letters and numbers, sets of flags, and a suffix that allows a prefix', () => {
  const affixes = [
    'FLAG long',
    'AF 2',
    'AF Aa',
    'AF Pp',
    'SFX Aa Y 1',
    'SFX Aa 0 ه/2 [^ة]$',
    'PFX Pp Y 1',
    'PFX Pp 0 ب .',
  ].join('\n');
  expect(known(affixes, '1\nهاتف/1\n', 'ar', 'هاتف هاتفه بهاتفه بهاتف')).toEqual([
    'هاتف',
    'هاتفه',
    'بهاتفه',
  ]);
  const numbers = 'FLAG num\nSFX 12 N 1\nSFX 12 0 ات .\nPFX 7 N 1\nPFX 7 0 ال .\n';
  expect(known(numbers, '1\nمحل/12,7\n', 'ar', 'محلات المحل المحلات')).toEqual(['محلات', 'المحل']);
});

test('a word that needs an affix or is forbidden does not stand alone', () => {
  const affixes = 'NEEDAFFIX X\nFORBIDDENWORD F\nSFX N Y 1\nSFX N 0 ان .\n';
  expect(known(affixes, '3\nشاخ/NX\nدار/N\nداران/F\nکێو/NF\n', 'ckb', 'شاخ شاخان دار کێو')).toEqual(
    ['شاخان', 'دار'],
  );
});

test('listed words are kept, but not those with a common mistake of a word that is known', () => {
  const dictionary = readHunspell('SFX N Y 1\nSFX N 0 ان .\n', '2\nشاخ/N\nکۆڵان\n', 'ckb');
  const { listed } = withListedWords(dictionary, [
    'بەفر',
    'شاخان',
    'کولان',
    'کۆلان',
    'شاخنا',
    'ب',
    '7',
  ]);
  expect([...listed]).toEqual(['بەفر', 'کولان']);
});

test('what is written is read back', () => {
  const affixes = 'REP 1\nREP ط ت\nSFX N Y 1\nSFX N 0 ان/P [^ا].\nPFX P N 1\nPFX P ا دە .\n';
  const read = readHunspell(affixes, '3\nشاخ/N\nشاخە\nشا/NP\n', 'ckb');
  const dictionary = { ...read, listed: new Set(['بەفر', 'بەفرین']) };
  expect(readDictionary(writeDictionary(dictionary))).toEqual(dictionary);
});

test.each([
  ['SET ISO8859-6', '1\nدار', 'The files must be in UTF-8; the .aff file says ISO8859-6.'],
  [
    'SFX N Y 1\nSFX N 0 ان [ا',
    '1\nدار/N',
    'Line 2 of the .aff file has a condition that can’t be read.',
  ],
  ['', `1\n${'د'.repeat(2_001)}`, 'Line 2 of the .dic file is longer than 2000 characters.'],
  [
    `SFX N Y 20001\n${'SFX N 0 ان .\n'.repeat(20_001)}`,
    '1\nدار/N',
    'The .aff file has more than 20000 rules.',
  ],
  ['\n'.repeat(100_001), '1\nدار', 'The .aff file has 100002 lines; at most 100000 are read.'],
])('a file that is no dictionary is rejected: %#', (affixes, words, message) => {
  expect(() => readHunspell(affixes, words, 'ckb')).toThrow(new DictionaryFileError(message));
});

test('ten thousand rules that all match cost a bounded number of steps, and the word passes', () => {
  const count = 10_000;
  const rules = (flag: string, side: string, add: string) =>
    `${side} ${flag} Y ${count}\n${Array.from({ length: count }, (_, index) => `${side} ${flag} 0 ${add}/${flag} ${'.'.repeat(1 + (index % 40))}[^${'بپت'.repeat(1 + (index % 50))}]`).join('\n')}\n`;
  const dictionary = readHunspell(rules('N', 'SFX', 'ا'), '1\nدار/N\n', 'ckb');
  const { knows, steps } = createWordCheck(dictionary);
  expect(knows('ا'.repeat(40))).toBe(true);
  expect(steps()).toBeLessThan(4_100);
});

test('a word with two hundred flags takes no more of them', () => {
  const flags = Array.from({ length: 3_000 }, (_, index) => String.fromCodePoint(0x4e00 + index));
  const { flagSets } = readHunspell('', `1\nدار/${flags.join('').slice(0, 1_900)}\n`, 'ckb');
  expect(flagSets.map(({ length }) => length)).toEqual([dictionaryLimits.flags + 1]);
});
