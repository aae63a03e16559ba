/*
 * On folded letters (`foldForSearch`): ة is ه, ي and ى are ی, ك is ک. After the light stemmer "light10" (Larkey,
 * Ballesteros and Connell, 2007), which Apache Lucene's ArabicStemmer implements; further pronouns, the dual and the
 * sound plural of words in ة, and the commonest broken plurals of this site's field are ours.
 */

const articles = ['وبال', 'وکال', 'وال', 'بال', 'کال', 'فال', 'ولل', 'فلل', 'ال', 'لل'];
const pronouns = ['هما', 'کما', 'ها', 'هم', 'هن', 'کم', 'کن', 'نا', 'ه', 'ک'];
const endings = ['ات', 'ان', 'ون', 'ین', 'یه', 'ه', 'ی'];
const oneLetterPrefixes = /^[وفبلکس]/;

/**
 * The stems of an Arabic word: without article, plural, gender and pronouns. A word that begins with a letter that may
 * be a prefix (و، ب، ل…) has a second stem without it, and one in ته has one with the ت. Verbs keep the letters of
 * their persons.
 *
 * @param word as search folds it
 */
export function arabicStems(word: string): string[] {
  const bare = withoutArticle(word);
  const stems = [stemOf(bare)];
  if (bare === word && word.length >= 5 && oneLetterPrefixes.test(word))
    stems.push(stemOf(withoutArticle(word.slice(1))));
  // In ثابتة the ت is of the word, in مدرسته it is that of مدرسة.
  if (/.{3}ته$/.test(bare)) stems.push(bare.slice(0, -1));
  return [...new Set(stems)];
}

function withoutArticle(word: string): string {
  const article = articles.find((one) => word.startsWith(one) && word.length >= one.length + 2);
  return article ? word.slice(article.length) : word;
}

function stemOf(word: string): string {
  const plural = singulars.get(word);
  if (plural !== undefined) return withoutEndings(plural);
  const owner = pronouns.find((one) => word.endsWith(one) && word.length >= one.length + 3);
  const mine = word.endsWith('ی') ? word.slice(0, -1) : '';
  // My: only after plurals, because many words have a ی of their own.
  if (/^.{3,}ات$/.test(mine) || singulars.has(mine)) return stemOf(mine);
  const owned = owner ? word.slice(0, -owner.length) : word;
  const known = singulars.get(owned);
  if (known !== undefined) return withoutEndings(known);
  // ة before a pronoun is written ت: مدرستها is the مدرسة of somebody.
  return withoutEndings(owner ? withoutFeminine(owned) : owned);
}

function withoutEndings(word: string): string {
  let stem = word;
  for (const ending of endings) {
    if (!stem.endsWith(ending) || stem.length < ending.length + 2) continue;
    // The ان of a short word is its own: مكان, زمان.
    if (/^[اوی]ن$/.test(ending) && stem.length < ending.length + 3) continue;
    stem = stem.slice(0, -ending.length);
    if (ending === 'ان' || ending === 'ین') stem = withoutFeminine(stem);
  }
  return stem;
}

function withoutFeminine(word: string): string {
  return word.length >= 4 && /[^ا]ت$/.test(word) ? word.slice(0, -1) : word;
}

/** Broken plurals with their singulars, in folded letters: no rule of endings finds them. */
const singulars = new Map(
  `مشاریع مشروع|مواقع موقع|برامج برنامج|انظمه نظام|نظم نظام|صور صوره|اسعار سعر|اموال مال|اعمال عمل|افکار فکره|
  کتب کتاب|صفحات صفحه|خوادم خادم|زبائن زبون|عملاء عمیل|شرکاء شریک|ایام یوم|اشهر شهر|شهور شهر|سنوات سنه|اسابیع اسبوع|
  ارقام رقم|حروف حرف|احرف حرف|خطوط خط|الوان لون|اجهزه جهاز|هواتف هاتف|مدن مدینه|بلدان بلد|دول دوله|اسواق سوق|متاجر متجر|
  محال محل|رسائل رساله|ملفات ملف|جداول جدول|قوائم قائمه|قواعد قاعده|نسخ نسخه|خطط خطه|مهام مهمه|طرق طریق|حلول حل|ادوات اداه|
  اخطاء خطا|اسباب سبب|نتائج نتیجه|فواتیر فاتوره|عقود عقد|حقوق حق|شروط شرط|بنود بند|مفاتیح مفتاح|کلمات کلمه|اسماء اسم|
  عناوین عنوان|ابواب باب|اقسام قسم|اجزاء جزء|انواع نوع|اشکال شکل|مراحل مرحله|خدمات خدمه|تجار تاجر|مصانع مصنع|مطاعم مطعم|
  فنادق فندق|مکاتب مکتب|بیوت بیت|دفاتر دفتر|وسائل وسیله|شبکات شبکه|مخازن مخزن|بضائع بضاعه|سلع سلعه|رموز رمز|اسئله سوال|
  اجوبه جواب|امثله مثال|اهداف هدف|فرص فرصه|تکالیف تکلفه|میزانیات میزانیه|مبالغ مبلغ|دنانیر دینار|ساعات ساعه|دقائق دقیقه|
  رخص رخصه|اسهم سهم|فروع فرع`
    .split('|')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);
