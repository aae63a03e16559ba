import type { TranslationLanguage } from '#i18n/languages.ts';
import type { ArabicPrefix, ArabicSuffix } from './arabic-affixes.ts';
import { attachOpenEzafe, attachSoraniEnding, type SoraniEnding } from './sorani-endings.ts';
import { type TermMatch, type WordForm, withoutArticle } from './term-index.ts';

/**
 * Writes another term in place of a match, with the prefixes and endings that the match has: «وێبسایتەکانتاندا» becomes
 * «ماڵپەڕەکانتاندا», «بالسيرفر» becomes «بالخادم».
 *
 * @returns null where the rules of the language do not say how the other term takes the ending (an Arabic plural may be
 * broken; two words may replace three)
 */
export function inflectLike(
  { words: forms }: TermMatch<unknown>,
  term: string,
  language: TranslationLanguage,
): string | null {
  const words = term.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return null;
  return language === 'ar' ? inflectArabic(forms, words) : inflectSorani(forms, words);
}

function inflectSorani(forms: readonly WordForm[], words: readonly string[]): string | null {
  const endings = forms.map((form) => (form.language === 'ckb' ? form.ending : null));
  const inner = endings.slice(0, -1);
  if (inner.some((ending) => ending !== null) && forms.length !== words.length) return null;
  return words
    .map((word, index) => {
      const isLast = index === words.length - 1;
      const ending = (isLast ? endings.at(-1) : inner[index]) ?? null;
      if (!ending) return word;
      return isLast ? attachSoraniEnding(word, ending) : withInnerEnding(word, ending);
    })
    .join(' ');
}

/** The ending takes the place of the ezafe that the term is written with: «کۆدی سەرچاوە», «کۆدە سەرچاوەکان». */
function withInnerEnding(word: string, ending: SoraniEnding): string {
  const { number, owner, place, person } = ending;
  const bare = word.replace(/(?<=.{2})ی$/u, '');
  const isOpenEzafe = owner === '' && place === '' && (number === 'near' || person === 'ه');
  return isOpenEzafe ? attachOpenEzafe(bare) : attachSoraniEnding(bare, ending);
}

function inflectArabic(forms: readonly WordForm[], term: readonly string[]): string | null {
  const first = forms[0];
  const parts = forms.flatMap((form) => (form.language === 'ar' ? [form] : []));
  if (first?.language !== 'ar') return null;
  const suffixes = parts.map(({ suffix }) => suffix);
  const owners = suffixes.filter(({ pronoun }) => pronoun);
  const numbered = suffixes.filter(({ plural, dual }) => plural || dual);
  const bare = term.map(withoutArticle);
  // The plural of a word with ة ends in ات. Of any other word only a dictionary knows it.
  const isPlural = numbered.length > 0;
  if (isPlural && (bare.length > 1 || forms.length > 1 || !/ة$/u.test(bare[0] ?? ''))) return null;
  const accusative = suffixes[0]?.accusative ?? '';
  // In a phrase, each word that describes the first would take it, too.
  if (accusative && bare.length > 1) return null;
  const isDefinite = parts.some(({ prefix }) => prefix.isDefinite);
  const described = isDescribed(term);
  const owner = owners[0]?.pronoun ?? '';
  return bare
    .map((word, index) => {
      const isFirst = index === 0;
      const isLast = index === bare.length - 1;
      const takesArticle = described || isLast;
      const takesOwner = owner !== '' && (described ? isFirst : isLast);
      const ending: ArabicSuffix = {
        plural: suffixes[0]?.plural ?? '',
        dual: suffixes[0]?.dual ?? '',
        pronoun: takesOwner ? owner : '',
        accusative,
      };
      const prefix: ArabicPrefix = {
        conjunction: isFirst ? first.prefix.conjunction : '',
        preposition: isFirst ? first.prefix.preposition : '',
        // What has an owner is definite without article; an adjective after it has the article.
        isDefinite: takesArticle && (isDefinite || (owner !== '' && !isFirst)) && !takesOwner,
      };
      return withPrefix(withSuffix(word, ending, isPlural), prefix);
    })
    .join(' ');
}

/**
 * Whether the words after the first describe it («الذكاء الاصطناعي») and take its article, or own it («لوحة التحكم»)
 * and have the only one.
 */
function isDescribed(term: readonly string[]): boolean {
  const hasArticle = term.map((word) => withoutArticle(word) !== word);
  if (term.length < 2 || hasArticle[0]) return true;
  return !hasArticle.includes(true) && /(?:ي|ية)$/u.test(term.at(-1) ?? '');
}

function withSuffix(word: string, suffix: ArabicSuffix, isPlural: boolean): string {
  const { dual, pronoun, accusative } = suffix;
  if (isPlural) {
    const stem = word.slice(0, -1);
    return dual ? `${stem}ت${dual}` : `${stem}ات${pronoun}`;
  }
  if (!pronoun) return word + (/[ةىاء]$/u.test(word) ? '' : accusative);
  return word.replace(/ة$/u, 'ت').replace(/ى$/u, 'ا') + pronoun;
}

function withPrefix(word: string, { conjunction, preposition, isDefinite }: ArabicPrefix): string {
  if (!isDefinite) return conjunction + preposition + word;
  if (preposition !== 'ل') return `${conjunction}${preposition}ال${word}`;
  return `${conjunction}ل${word.startsWith('ل') ? '' : 'ل'}${word}`;
}
