import { foldForSearch } from '#language/search/search-folding.ts';
import { numberIn } from './numbers.ts';

/**
 * The values of the number words in a text, in the format of `readNumbers`: each word's own value ("forty" 40), and
 * that of words and digits that form one number ("forty-five" 45, "238 thousand" 238000). The ending of an Arabic dual
 * is a 2.
 *
 * Generous on purpose: it only tells whether a number that is missing in digits may be written as a word.
 */
export function numbersInWords(prose: string, language: 'ar' | 'ckb'): string[] {
  const values: number[] = [];
  let run: number[] = [];
  let isJoined = false;
  const endRun = () => {
    values.push(...totalsOf(run).slice(1));
    run = [];
    isJoined = false;
  };
  for (const [token] of readable(prose, language).matchAll(tokens)) {
    const { value, hasAnd, isDigits } = readToken(token, language);
    if (token === 'و') isJoined = run.length > 0;
    else if (value === null) endRun();
    else {
      if (!(isJoined || hasAnd || multiplies(value) || isTeen(run.at(-1), value))) endRun();
      if (!isDigits) values.push(value);
      run.push(value);
      isJoined = false;
    }
    if (value === null && language === 'ar' && arabicDual.test(token)) values.push(2);
  }
  endRun();
  return values.map(String);
}

const arabicDual = /.{3}(?:ان|ین|تا|تی)$/u;

/** A word, a number, or a character that ends a number. */
const tokens = /\p{Nd}+(?:[.,٬٫،]\p{Nd}+)*|[\p{L}\p{M}]+|[^\s\p{L}\p{Nd}]/gu;

type Token = { value: number | null; hasAnd: boolean; isDigits: boolean };

function readToken(token: string, language: 'ar' | 'ckb'): Token {
  const digits = numberIn(token);
  if (digits !== null) return { value: Number(digits), hasAnd: false, isDigits: true };
  const isDigits = false;
  if (language === 'ckb') return { value: kurdishValue(token), hasAnd: false, isDigits };
  const own = arabicValue(token);
  if (own !== null) return { value: own, hasAnd: false, isDigits };
  return { value: arabicValue(token.replace(/^و/, '')), hasAnd: token.startsWith('و'), isDigits };
}

/** Folds Arabic letters, because hamzas are often omitted, but not Kurdish ones, because سێ is 3 and سی is 30. */
function readable(prose: string, language: 'ar' | 'ckb'): string {
  if (language === 'ckb') return prose.replace(/[\p{Cf}\u0640]/gu, '');
  // The "and" may be attached to a following digit.
  return foldForSearch(prose).replace(/(?<!\p{L})و(?=\p{Nd})/gu, 'و ');
}

function multiplies(value: number): boolean {
  return value === 100 || value >= 1e3;
}

/** "Five ten" is 15 in Arabic. */
function isTeen(before: number | undefined, value: number): boolean {
  return value === 10 && before !== undefined && before > 0 && before < 10;
}

/** The total of the run up to each of its words, because "390 thousand and 50" may be two numbers. */
function totalsOf(run: readonly number[]): number[] {
  let total = 0;
  let group = 0;
  return run.map((value) => {
    if (value >= 1e3 && Number.isInteger(Math.log10(value))) {
      total += (group || 1) * value;
      group = 0;
    } else if (value === 100 && group > 0 && group < 10) group *= value;
    else group += value;
    return total + group;
  });
}

/** The ordinal, the article, "of", "and ... too", "there are". */
const kurdishEnding = /(?:(?:[ەیه]?ەم|م)(?:ین)?|[یە]?ە?کە|ی|یی|یە?|ە|ان|ک?یان|انی|ێک|یش|ش|دا|ن)$/u;

function kurdishValue(word: string): number | null {
  const bare = word.replace(/^هەر(?=.{2})/u, '');
  return kurdish[bare] ?? kurdish[bare.replace(kurdishEnding, '')] ?? null;
}

function arabicValue(folded: string): number | null {
  for (const bare of [folded, folded.replace(/^[وفبلک]?(?:ال|لل)|^[فبلک](?=.{3})/u, '')]) {
    const value = foldedArabic.get(bare) ?? foldedArabic.get(bare.replace(/[ها]$/u, ''));
    if (value !== undefined) return value;
  }
  return null;
}

type Words = Readonly<Record<string, number>>;

const kurdish: Words = {
  سفر: 0,
  نیو: 0.5,
  یەک: 1,
  دوو: 2,
  دوان: 2,
  سێ: 3,
  سیان: 3,
  چوار: 4,
  پێنج: 5,
  شەش: 6,
  حەوت: 7,
  هەشت: 8,
  نۆ: 9,
  دە: 10,
  یازدە: 11,
  دوازدە: 12,
  سێزدە: 13,
  چواردە: 14,
  پازدە: 15,
  پانزە: 15,
  شازدە: 16,
  شانزە: 16,
  حەڤدە: 17,
  هەژدە: 18,
  نۆزدە: 19,
  بیست: 20,
  سی: 30,
  چل: 40,
  پەنجا: 50,
  شەست: 60,
  حەفتا: 70,
  هەشتا: 80,
  نەوەد: 90,
  سەد: 100,
  دووسەد: 200,
  سێسەد: 300,
  چوارسەد: 400,
  پێنجسەد: 500,
  شەشسەد: 600,
  حەوتسەد: 700,
  هەشتسەد: 800,
  نۆسەد: 900,
  هەزار: 1e3,
  ملیۆن: 1e6,
  ملیار: 1e9,
};

const arabic: Words = {
  صفر: 0,
  نصف: 0.5,
  واحد: 1,
  أحد: 1,
  إحدى: 1,
  أول: 1,
  أولى: 1,
  اثنا: 2,
  اثنان: 2,
  اثنين: 2,
  اثنتا: 2,
  اثنتان: 2,
  اثنتين: 2,
  ثاني: 2,
  ثلاث: 3,
  ثالث: 3,
  أربع: 4,
  رابع: 4,
  خمس: 5,
  خامس: 5,
  ست: 6,
  سادس: 6,
  سبع: 7,
  سابع: 7,
  ثمان: 8,
  ثماني: 8,
  ثامن: 8,
  تسع: 9,
  تاسع: 9,
  عشر: 10,
  عاشر: 10,
  عشرون: 20,
  عشرين: 20,
  ثلاثون: 30,
  ثلاثين: 30,
  أربعون: 40,
  أربعين: 40,
  خمسون: 50,
  خمسين: 50,
  ستون: 60,
  ستين: 60,
  سبعون: 70,
  سبعين: 70,
  ثمانون: 80,
  ثمانين: 80,
  تسعون: 90,
  تسعين: 90,
  مئة: 100,
  مائة: 100,
  مئتان: 200,
  مئتين: 200,
  مائتان: 200,
  مائتين: 200,
  ثلاثمئة: 300,
  ثلاثمائة: 300,
  أربعمئة: 400,
  أربعمائة: 400,
  خمسمئة: 500,
  خمسمائة: 500,
  ستمئة: 600,
  ستمائة: 600,
  سبعمئة: 700,
  سبعمائة: 700,
  ثمانمئة: 800,
  ثمانمائة: 800,
  تسعمئة: 900,
  تسعمائة: 900,
  ألف: 1e3,
  آلاف: 1e3,
  ألفان: 2e3,
  ألفين: 2e3,
  مليون: 1e6,
  ملايين: 1e6,
  مليونان: 2e6,
  مليونين: 2e6,
  مليار: 1e9,
  مليارات: 1e9,
};

const foldedArabic = new Map(
  Object.entries(arabic).map(([word, value]) => [foldForSearch(word), value]),
);
