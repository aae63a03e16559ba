/**
 * Cuts a run of plain text into what may change and what may not: bare addresses (web and e-mail), placeholders
 * (`{name}`, `{{name}}`, `${name}`, `%s`, `%1$s`, `%d`), and whatever looks like one of our own marks.
 */
export function splitProtectedWords(text: string): { text: string; isProtected: boolean }[] {
  return text
    .split(protectedWord)
    .map((part, index) => ({ text: part, isProtected: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** Brackets belong to an address only in pairs of round ones; the punctuation at its end belongs to the sentence. */
const inAddress = '[^\\s<>()[\\]{}|`\\\\⟦⟧]';
const endOfAddress = '[^\\s<>()[\\]{}|`\\\\⟦⟧.,;:!?\'"*_~…،؛؟»”’]';
const inRoundBrackets = `\\(${inAddress}*\\)`;
const webAddress = `(?:https?:\\/\\/|\\bwww\\.)(?:${inAddress}|${inRoundBrackets})*(?:${inRoundBrackets}|${endOfAddress})`;
const others = [
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/,
  /[$%]?\{\{[^{}[\]<>|`\\\n]{1,80}\}\}/,
  /\$\{[^{}[\]<>|`\\\n]{1,80}\}/,
  /%?\{[\w.$-]{1,80}\}/,
  /%(?:\d{1,2}\$)?[sdif](?!\p{L})/u,
  /⟦[^⟦⟧\s]*⟧|[⟦⟧]/,
];

const protectedWord = new RegExp(
  `(${[webAddress, ...others.map(({ source }) => source)].join('|')})`,
  'giu',
);
