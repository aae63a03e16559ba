/**
 * What Arabic writes together with a word: «وبالموقع» is و, ب, ال and موقع.
 * Source: K. C. Ryding, "A Reference Grammar of Modern Standard Arabic".
 */
export type ArabicPrefix = {
  /** و or ف. */
  conjunction: string;
  /** ب, ك, ل, or س before a verb. */
  preposition: string;
  isDefinite: boolean;
};

/** What follows the word. `plural` and `dual` are as written after the word without ة. */
export type ArabicSuffix = { plural: string; dual: string; pronoun: string; accusative: string };

/** The letters that a prefix can begin with. */
const prefixLetters = 'وفبكلسا';

/** All ways to begin a word with prefixes, with the number of letters that each takes. */
export function arabicPrefixes(letters: string): { length: number; prefix: ArabicPrefix }[] {
  const none = { conjunction: '', preposition: '', isDefinite: false };
  const found = [{ length: 0, prefix: none }];
  if (!prefixLetters.includes(letters.charAt(0))) return found;
  const conjunctions = 'وف'.includes(letters.charAt(0)) ? ['', letters.charAt(0)] : [''];
  for (const conjunction of conjunctions) {
    const at = conjunction.length;
    const next = letters.charAt(at);
    const add = (length: number, preposition: string, isDefinite: boolean) => {
      if (length > 0) found.push({ length, prefix: { conjunction, preposition, isDefinite } });
    };
    add(at, '', false);
    if (letters.startsWith('ال', at)) add(at + 2, '', true);
    if (next === '' || !'بكلس'.includes(next)) continue;
    add(at + 1, next, false);
    if (letters.startsWith('ال', at + 1)) add(at + 3, next, true);
    if (letters.startsWith('لل', at)) {
      add(at + 2, 'ل', true);
      // «للغة» is ل, ال and لغة: the article hides in the ل of the word.
      add(at + 1, 'ل', true);
    }
  }
  return found;
}

const pronoun = '(?<pronoun>هما|هم|هن|ها|ه|كما|كم|كن|ك|نا|ني|ي)';

/** After a word that ends in ة, and is read without it. ت stands only before something else: «كتبت» is a verb. */
const afterFeminine = new RegExp(
  `^(?:[ةه]|ت(?:(?<dual>ان|ين|ا|ي)|(?:ا|ي)?${pronoun})|(?<plural>ات)${pronoun.replace('<pronoun>', '<second>')}?)$`,
  'u',
);

const afterOther = new RegExp(
  `^(?:(?<plural>ات|ون|ين|و)?${pronoun}?|(?<dual>ان|ين)|(?<accusative>ا)|(?<feminine>ة))$`,
  'u',
);

/** What a word of a term can begin with in a text, and what may follow. */
export type ArabicStem = { letters: string; kind: 'feminine' | 'other' | 'broken-plural' };

/** @param word without article */
export function arabicStems(word: string): ArabicStem[] {
  if (/.{2}ة$/u.test(word)) {
    const letters = word.slice(0, -1);
    return [{ letters, kind: 'feminine' }, ...brokenPlurals(word)];
  }
  // «مستواه», «مستويات»; «جزئه», «أجزاؤه».
  const changed = /.{2}ى$/u.test(word)
    ? ['ا', 'ي'].map((last) => word.slice(0, -1) + last)
    : /.{2}ء$/u.test(word)
      ? ['ئ', 'ؤ'].map((last) => word.slice(0, -1) + last)
      : [];
  return [
    ...[word, ...changed].map((letters) => ({ letters, kind: 'other' as const })),
    ...brokenPlurals(word),
  ];
}

/** Templates of broken plurals, which change the vowels inside a word. The groups are its consonants. */
const templates: readonly (readonly [singular: RegExp, plurals: readonly string[]])[] = [
  // خادم → خوادم, قاعدة → قواعد, صاحب → أصحاب
  [/^(.)ا(.)(.)ة?$/u, ['$1وا$2$3', 'أ$1$2ا$3']],
  // زائر → زوار, قارئ → قراء
  [/^(.)ائ(.)$/u, ['$1وا$2']],
  [/^(.)ا(.)ئ$/u, ['$1$2اء']],
  // تاريخ → تواريخ
  [/^(.)ا(.)ي(.)$/u, ['$1وا$2ي$3']],
  // مشروع → مشاريع, عنوان → عناوين
  [/^(.)([^اوي])(.)[اوي]([^ة])$/u, ['$1$2ا$3ي$4']],
  // موقع → مواقع, تجربة → تجارب, جدول → جداول
  [/^([مت])(.)([^اوي])([^اويةىء])ة?$/u, ['$1$2ا$3$4']],
  [/^(.)([^اوي])و([^اويةىء])$/u, ['$1$2او$3']],
  // رسالة → رسائل, وسيلة → وسائل, زبون → زبائن
  [/^(.)(.)[ايو](.)ة?$/u, ['$1$2ائ$3']],
  // جهاز → أجهزة
  [/^(.)(.)[اي]([^ة])$/u, ['أ$1$2$3ة']],
  // سعر → أسعار, حرف → حروف
  [/^([^اأإآ])(.)([^اىيةء])$/u, ['أ$1$2ا$3', '$1$2و$3']],
  // Of any other word, this form is a verb: «أدفع».
  [/^(?:شهر|سطر|حرف|وجه)$/u, ['أ$&']],
  // نص → نصوص, زر → أزرار
  [/^(.)([^اويىةء])$/u, ['$1$2و$2', 'أ$1$2ا$2']],
  // صورة → صور
  [/^(.)(و)(.)ة$/u, ['$1$2$3']],
  // عميل → عملاء
  [/^(.)(.)ي([^ة])$/u, ['$1$2$3اء']],
  [/^يوم$/u, ['أيام']],
];

function brokenPlurals(word: string): ArabicStem[] {
  return templates.flatMap(([singular, plurals]) =>
    singular.test(word)
      ? plurals.map((plural) => ({
          letters: word.replace(singular, plural).replace(/ة$/u, ''),
          kind: plural.endsWith('ة') ? ('feminine' as const) : ('broken-plural' as const),
        }))
      : [],
  );
}

/** Names of those who do something have a feminine in ة: «صاحب», «عميل». */
const agent = /^(?:.ا..|..ي.)$/u;

/**
 * Takes apart what follows a stem.
 *
 * @returns null if no such word has this ending
 */
export function parseArabicSuffix(
  { letters, kind }: ArabicStem,
  suffix: string,
  prefix: ArabicPrefix,
  { isFirst, isLenient }: { isFirst: boolean; isLenient: boolean },
): ArabicSuffix | null {
  const groups = (kind === 'feminine' ? afterFeminine : afterOther).exec(suffix)?.groups;
  if (!groups) return null;
  const { plural = '', dual = '', accusative = '', feminine, pronoun: first, second } = groups;
  const owner = first ?? second ?? '';
  if (kind === 'broken-plural' && (plural || dual || feminine)) return null;
  // An adjective follows its noun in gender. A noun with ة may be another word: «مكتب», «مكتبة».
  // A lenient search takes «نسخة», a copy, for a form of «نسخ», to copy.
  const mayBeFeminine = agent.test(letters) || (isLenient && letters.length === 3);
  if (feminine && isFirst && !mayBeFeminine) return null;
  // After three letters, ي makes an adjective: «شهري», monthly.
  if (kind === 'other' && !plural && owner === 'ي' && letters.length === 3) return null;
  // «و» is the plural of whoever does something, before a pronoun.
  if (plural === 'و' && !owner) return null;
  if (prefix.isDefinite && (owner || accusative)) return null;
  return { plural: kind === 'broken-plural' ? 'broken' : plural, dual, pronoun: owner, accusative };
}
