/**
 * The stem of an English word: without plural, -ed, -ing, -ly and a final e, as steps 1a to 1c of Porter's algorithm
 * (1980) remove them, and with one ending for -ation, -ator and -ate.
 *
 * @param word in small letters
 */
export function englishStem(word: string): string {
  return withoutFinal(withoutForm(withoutPlural(word)));
}

function withoutPlural(word: string): string {
  if (word.length < 4) return word;
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  return /[^suai]s$/.test(word) ? word.slice(0, -1) : word;
}

function withoutForm(word: string): string {
  const ending = /(?:(?<!e)ed|ing)$/.exec(word)?.[0] ?? (word.length > 4 && /ly$/.exec(word)?.[0]);
  if (!ending) return word;
  const bare = word.slice(0, -ending.length);
  if (bare.length < 2 || !/[aeiouy]/.test(bare)) return word;
  // running, planned; not calling, missed
  return /([^aeioulsz])\1$/.test(bare) ? bare.slice(0, -1) : bare;
}

function withoutFinal(word: string): string {
  const stem = word.replace(/(...)(?:ation|ator)$/, '$1at');
  if (stem.length > 2 && stem.endsWith('e')) return stem.slice(0, -1);
  return stem.length > 2 ? stem.replace(/([^aeiou])y$/, '$1i') : stem;
}
