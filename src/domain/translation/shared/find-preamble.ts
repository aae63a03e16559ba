export type PreambleRange = { from: number; to: number };

/**
 * Finds a model's remark before the text ("Here is the translation:") or after it ("Let me know if..."), with the blank
 * lines between. Returns the one before, if there are both.
 *
 * A post's own beginning must not match, so a remark must mention the text or use an assistant's phrase, and the line
 * must end there or have a colon.
 */
export function findPreamble(text: string): PreambleRange | null {
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

/** Up to the colon or the end of the line, at most a long sentence away. */
const toColon = '[^:：\\n]{0,120}[:：][*_]*';
const toLineEnd = '[^\\n]{0,160}(?=\\n|$)';

/**
 * @param answer words that only mean an answer: the text may go on after the colon
 * @param text words with other meanings too: nothing may follow the colon
 */
function opening(start: string, answer: string, text: string): string[] {
  const says = (name: string) => `${start}(?=[^:\\n]*${name})${toColon}`;
  return [says(answer), `${says(text)}(?=[ \\t]*(?:\\n|$))`];
}

const openings = [
  // Sure! Here is the translation:
  ...opening(
    "(?:(?:sure|certainly|of course|absolutely|okay|ok|great|happy to help)[^\\p{L}\\n]{1,4})?(?:here(?:’s|'s| is| are)|below is|the following is)",
    '\\b(?:translation|translated)\\b',
    '\\b(?:version|rewrite|rewritten|improved|enhanced|revised|polished|proofread|localized|markdown)\\b',
  ),
  `(?:sure|certainly|of course|absolutely)[!.,]\\s+(?:here|below|i(?:’ve|'ve| have| will|’ll|'ll))\\b${toLineEnd}`,
  `(?:as requested|as an ai|i(?:’ve|'ve| have)) (?=[^\\n]*\\b(?:translated|rewritten|improved|translation|language model)\\b)${toLineEnd}`,
  '(?:the )?(?:(?:arabic|kurdish|sorani|central kurdish|translated|improved)\\s+)?(?:translation|translated text|version)(?: \\([^)\\n]*\\))?[:：]',
  // بالتأكيد! إليك الترجمة:
  ...opening(
    '(?:(?:بالتأكيد|بالطبع|حسن[ًاا]+|أكيد|طبع[ًاا]+|تفضل)[^\\p{L}\\n]{1,4})?(?:إليك(?:م)?|فيما يلي|هذه(?: هي)?|هذا(?: هو)?|أدناه)\\s',
    '(?:ترجمة|المترجم)',
    '(?:النص|المقال|النسخة)',
  ),
  `(?:بالتأكيد|بالطبع)[!،.]\\s+(?:إليك|سأ|لقد|يسعدني|هذه|هذا)${toLineEnd}`,
  '(?:الترجمة|ترجمة النص|النص المترجم|الترجمة العربية|الترجمة إلى العربية)\\s?[:：]',
  // بێگومان! ئەمە وەرگێڕانەکەیە:
  ...opening(
    '(?:(?:بێگومان|بەڵێ|فەرموو|باشە|بە دڵنیاییەوە)[^\\p{L}\\n]{1,4})?(?:ئەمەش?|ئەوەش?|لێرەدا|لە خوارەوەدا?|خوارەوە|فەرموو)\\s',
    'وەرگێڕ(?:ان|دراو)',
    '(?:دەق|وەشان|وتار)',
  ),
  `(?:بێگومان|بە دڵنیاییەوە)[!،.]\\s+(?:ئەمە|لێرەدا|وا )${toLineEnd}`,
  '(?:وەرگێڕان(?:ەکە|ی دەقەکە|ی کوردی|ی سۆرانی)?|دەقی وەرگێڕدراو|دەقە وەرگێڕدراوەکە)\\s?[:：]',
].map((source) => new RegExp(`^[*_#>\\s]*${source}[*_]*\\s*(?:[-*_]{3,}[ \\t]*\\n\\s*)?`, 'iu'));

const closings = [
  /^(?:please )?let me know (?:if|whether)\b.*\b(?:changes?|adjust\w*|revis\w*|translat\w*|tweak\w*|further|anything else|help|version)\b/isu,
  /^(?:i hope this (?:helps|translation)|feel free to (?:ask|let me know|reach out if you need any (?:more|further))|would you like me to\b|if you(?:’d| would|'d)? (?:like|need|want)[^.\n]* (?:let me know|just ask|i can|feel free))/iu,
  /^[*_(]*(?:translator’s |translator's )?note[:*_]+[^\n]*\b(?:translat\w+|kept|preserved|placeholders?|markdown)\b/iu,
  /^(?:أخبرني|أعلمني|لا تتردد|يرجى إعلامي)[^\n]*(?:تعديل|تغيير|مساعدة|ترجمة|تحسين|سؤال|أسئلة)/u,
  /^(?:آمل|أتمنى) أن (?:تكون|يكون) (?:هذه|هذا)?\s*(?:الترجمة|النص)/u,
  /^(?:ئەگەر|هەر)[^\n]*(?:گۆڕانکاری|دەستکاری|وەرگێڕان|یارمەتی)[^\n]*(?:پێم بڵێ|ئاگادارم بکە|پێم ڕابگەیەنە)/u,
  /^(?:هیوادارم|ئومێدەوارم)[^\n]*وەرگێڕان/u,
];
