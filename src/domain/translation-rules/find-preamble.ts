export type PreamblePlace = { from: number; to: number };

/**
 * What a model says about its answer before it ("Here is the translation:") or after it ("Let me know if..."), with the
 * blank lines between; the one before first, where there are both.
 *
 * So that no post's own beginning is taken for one, the words must speak of the text or be an assistant's manner, and the
 * line must end there or have its colon.
 */
export function findPreamble(text: string): PreamblePlace | null {
  const from = text.length - text.trimStart().length;
  for (const opening of openings) {
    const found = opening.exec(text.slice(from));
    if (found) return { from, to: from + found[0].length };
  }
  const end = text.trimEnd().length;
  const last = text.lastIndexOf('\n\n', end) + 2;
  if (last < 2 || end - last > 400) return null;
  return closings.some((closing) => closing.test(text.slice(last, end)))
    ? { from: text.slice(0, last).trimEnd().length, to: text.length }
    : null;
}

/** What the answer is called. */
const english =
  '(?:translat(?:ion|ed)|version|rewrite|rewritten|improved|enhanced|edited|revised|polished|proofread|localized|result|output|markdown|arabic|kurdish|sorani)';
const arabic = '(?:الترجمة|ترجمة|النص|نص|المقال|المقالة|النسخة|العنوان|المترجم\\p{L}*)';
const kurdish =
  '(?:وەرگێڕان\\p{L}*|وەرگێڕدراو\\p{L}*|دەق\\p{L}*|وەشان\\p{L}*|وتار\\p{L}*|بابەت\\p{L}*|ناونیشان\\p{L}*)';

/** To the colon or the end of the line, at most a long sentence away. */
const toColon = '[^:：\\n]{0,120}[:：]';
const toLineEnd = '[^\\n]{0,160}';
const after = '[*_]*[ \\t]*(?:\\n\\s*(?:[-*_]{3,}[ \\t]*\\n\\s*)?|(?=\\S)|$)';

const openings = [
  // Sure! Here is the translation:
  `(?:(?:sure|certainly|of course|absolutely|okay|ok|great|happy to help)[^\\p{L}\\n]{1,4})?(?:here(?:’s|'s| is| are| you go)|below is|this is|the following is)(?=[^:\\n]*\\b${english}\\b)${toColon}`,
  `(?:sure|certainly|of course|absolutely)[!.,]\\s+(?:here|below|i(?:’ve|'ve| have| will|’ll|'ll))\\b${toLineEnd}(?=\\n|$)`,
  `(?:as requested|as an ai|i(?:’ve|'ve| have)) (?=[^\\n]*\\b(?:translated|rewritten|improved|translation|language model)\\b)${toLineEnd}(?=\\n|$)`,
  `(?:the )?(?:(?:arabic|kurdish|sorani|central kurdish|translated|improved)\\s+)?(?:translation|translated text|version)(?: \\([^)\\n]*\\))?[:：]`,
  // بالتأكيد! إليك الترجمة:
  `(?:(?:بالتأكيد|بالطبع|حسن[ًاا]+|أكيد|طبع[ًاا]+|تفضل)[^\\p{L}\\n]{1,4})?(?:إليك(?:م)?|فيما يلي|هذه(?: هي)?|هذا(?: هو)?|أدناه)\\s(?=[^:\\n]{0,60}${arabic})${toColon}`,
  `(?:بالتأكيد|بالطبع)[!،.]\\s+(?:إليك|سأ|لقد|يسعدني|هذه|هذا)${toLineEnd}(?=\\n|$)`,
  `(?:الترجمة|ترجمة النص|النص المترجم|الترجمة العربية|الترجمة إلى العربية)\\s?[:：]`,
  // بێگومان! ئەمە وەرگێڕانەکەیە:
  `(?:(?:بێگومان|بەڵێ|فەرموو|باشە|بە دڵنیاییەوە)[^\\p{L}\\n]{1,4})?(?:ئەمەش?|ئەوەش?|لێرەدا|لە خوارەوەدا?|خوارەوە|فەرموو)\\s(?=[^:\\n]{0,60}${kurdish})${toColon}`,
  `(?:بێگومان|بە دڵنیاییەوە)[!،.]\\s+(?:ئەمە|لێرەدا|وا )${toLineEnd}(?=\\n|$)`,
  `(?:وەرگێڕان(?:ەکە|ی دەقەکە|ی کوردی|ی سۆرانی)?|دەقی وەرگێڕدراو|دەقە وەرگێڕدراوەکە)\\s?[:：]`,
].map((source) => new RegExp(`^[*_#>\\s]*${source}${after}`, 'iu'));

const closings = [
  /^(?:please )?let me know (?:if|whether)\b.*\b(?:changes?|adjust\w*|revis\w*|translat\w*|tweak\w*|further|anything else|help|version)\b/isu,
  /^(?:i hope this (?:helps|translation)|feel free to (?:ask|let me know|reach out if you need any (?:more|further))|would you like me to\b|if you(?:’d| would|'d)? (?:like|need|want)[^.\n]* (?:let me know|just ask|i can|feel free))/iu,
  /^[*_(]*(?:translator’s |translator's )?note[:*_]+[^\n]*\b(?:translat\w+|kept|preserved|placeholders?|markdown)\b/iu,
  /^(?:أخبرني|أعلمني|لا تتردد|يرجى إعلامي)[^\n]*(?:تعديل|تغيير|مساعدة|ترجمة|تحسين|سؤال|أسئلة)/u,
  /^(?:آمل|أتمنى) أن (?:تكون|يكون) (?:هذه|هذا)?\s*(?:الترجمة|النص)/u,
  /^(?:ئەگەر|هەر)[^\n]*(?:گۆڕانکاری|دەستکاری|وەرگێڕان|یارمەتی)[^\n]*(?:پێم بڵێ|ئاگادارم بکە|پێم ڕابگەیەنە)/u,
  /^(?:هیوادارم|ئومێدەوارم)[^\n]*وەرگێڕان/u,
];
