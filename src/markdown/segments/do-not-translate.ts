/**
 * Splits plain text into parts that may change and parts that must not: URLs, e-mail addresses, placeholders of
 * programs (`{name}`, `{{name}}`, `${name}`, `%s`, `%1$s`, `%d`), and text that looks like our own placeholders.
 */
export function splitDoNotTranslate(text: string): { text: string; isProtected: boolean }[] {
  return text
    .split(doNotTranslate)
    .map((part, index) => ({ text: part, isProtected: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** In a URL, only pairs of round brackets count; punctuation at its end belongs to the sentence. */
const inUrl = '[^\\s<>()[\\]{}|`\\\\⟦⟧]';
const endOfUrl = '[^\\s<>()[\\]{}|`\\\\⟦⟧.,;:!?\'"*_~…،؛؟»”’]';
const inRoundBrackets = `\\(${inUrl}*\\)`;
const url = `(?:https?:\\/\\/|\\bwww\\.)(?:${inUrl}|${inRoundBrackets})*(?:${inRoundBrackets}|${endOfUrl})`;
const others = [
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/,
  /[$%]?\{\{[^{}[\]<>|`\\\n]{1,80}\}\}/,
  /\$\{[^{}[\]<>|`\\\n]{1,80}\}/,
  /%?\{[\w.$-]{1,80}\}/,
  /%(?:\d{1,2}\$)?[sdif](?!\p{L})/u,
  /⟦[^⟦⟧\s]*⟧|[⟦⟧]/,
];

const doNotTranslate = new RegExp(
  `(${[url, ...others.map(({ source }) => source)].join('|')})`,
  'giu',
);
