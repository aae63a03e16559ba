/**
 * The endings of a Sorani noun or adjective in the order in which they follow the word.
 * Sources: W. M. Thackston, "Sorani Kurdish: A Reference Grammar"; S. Ahmadi, "A Formal Description of Sorani Kurdish
 * Morphology" (arXiv 2109.03942).
 */
export type SoraniEnding = {
  /** تر, ترین: more, most. کردن, کراو, بوون: the verb that is made from the word and written together with it. */
  derived: string;
  /** ەکە, ەکان, ێک, ان, ە, انە by their names. */
  number: 'definite' | 'definite-plural' | 'indefinite' | 'plural' | 'near' | 'near-plural' | '';
  /** م ت ی مان تان یان; ی is the ezafe, too. After the number there may be two: «لیستەکەیانت». */
  owner: string;
  /** یش, "also", before or after the owner. */
  also: 'before' | 'after' | '';
  /** دا, ڕا, ەوە. */
  place: 'دا' | 'ڕا' | 'ەوە' | '';
  /** "Is", or the person of a verb. */
  person: string;
};

/** The ezafe ە of a noun before a definite adjective: «کۆدە سەرچاوەکان». */
export const openEzafe: SoraniEnding = {
  derived: '',
  number: 'near',
  owner: '',
  also: '',
  place: '',
  person: '',
};

/** How a word sounds at its end, which decides the letter that joins an ending. */
type Sound = 'consonant' | 'e' | 'vowel' | 'i' | 'u';

/** @param word in the letters of the house style */
function finalSound(word: string): Sound {
  if (/ە$/u.test(word)) return 'e';
  if (/[اآۆێ]$/u.test(word)) return 'vowel';
  if (/(?<![اەۆێ])ی$/u.test(word)) return 'i';
  if (/وو$/u.test(word)) return 'u';
  return 'consonant';
}

/** Written in the letters of `foldLetters`: ێ is ی, ە is ه, ڕ is ر. */
const numbers: Record<Sound, Record<Exclude<SoraniEnding['number'], ''>, string>> = {
  consonant: {
    'definite-plural': 'هکان',
    definite: 'هکه',
    indefinite: 'یک',
    'near-plural': 'انه',
    plural: 'ان',
    near: 'ه',
  },
  e: {
    'definite-plural': 'کان',
    definite: 'که',
    indefinite: 'یهک|یک',
    'near-plural': 'یانه',
    plural: 'یان',
    near: 'یه',
  },
  vowel: {
    'definite-plural': '(?:یه|ئه|ه)?کان',
    definite: '(?:یه|ئه|ه)?که',
    indefinite: '[یئ]هک|[یئ]?یک',
    'near-plural': 'یانه',
    plural: 'یان',
    near: '[یئ]ه',
  },
  i: {
    'definite-plural': 'ی?هکان|کان',
    definite: 'ی?هکه|که',
    indefinite: '[یئ]?هک|یک',
    'near-plural': 'ی?انه',
    plural: 'ی?ان',
    near: 'ی?ه',
  },
  u: {
    'definite-plural': '[یه]?ه?کان',
    definite: '[یه]?ه?که',
    indefinite: 'یهک|یک',
    'near-plural': 'ی?انه',
    plural: 'ی?ان',
    near: 'ی?ه',
  },
};

const tail =
  '(?<before>ی?ش)?(?<owner>مان|تان|یان|[متی])?(?<second>مان|تان|یان|[متی])?(?<after>ی?ش)?' +
  '(?<place>دا|را|ی?ه?وه)?(?<person>ین|یت|یته|یه|یهتی|[هنم])?';

const endings = Object.fromEntries(
  Object.entries(numbers).map(([sound, forms]) => {
    const groups = Object.entries(forms).map(([name, form]) => `(?<${toGroup(name)}>${form})`);
    return [
      sound,
      new RegExp(`^(?<derived>ترین|تر|کردن|کراو|بوون)?(?:${groups.join('|')})??${tail}$`, 'u'),
    ];
  }),
);

function toGroup(name: string): string {
  return name.replace('-plural', 'Plural');
}

const numberNames = [
  'definite-plural',
  'definite',
  'indefinite',
  'near-plural',
  'plural',
  'near',
] as const;

/** The longest ending, in letters: «کردنەکانیشماندایە». */
export const longestSoraniEnding = 20;

/**
 * Takes apart what follows a word.
 *
 * @param word in the letters of the house style
 * @param ending in the letters of `foldLetters`
 * @returns null if it is no ending that this word can have
 */
export function parseSoraniEnding(word: string, ending: string): SoraniEnding | null {
  if (ending.length > longestSoraniEnding) return null;
  // After تر and کردن, whatever follows is joined to a consonant.
  const sound = /^(?:تر|کردن|کراو|بوون)/u.test(ending) ? 'consonant' : finalSound(word);
  const groups = endings[sound]?.exec(ending)?.groups;
  if (!groups) return null;
  const number = numberNames.find((name) => groups[toGroup(name)] !== undefined) ?? '';
  const { derived = '', before, after, place = '', person = '' } = groups;
  const { owner: first = '', second = '' } = groups;
  if (second && !number) return null;
  // «پارەدان», payment: the verb «دان» after a bare noun.
  if (!number && !first && place === 'دا' && person === 'ن') return null;
  // «زمانییە» is the adjective «زمانی»; "it is his language" is «زمانیەتی».
  if (!number && first === 'ی' && person === 'یه') return null;
  return {
    derived,
    number,
    owner: first + second,
    also: before ? 'before' : after ? 'after' : '',
    place: place === '' || place === 'دا' ? place : place === 'را' ? 'ڕا' : 'ەوە',
    person,
  };
}

/** Writes a word with an ending, with the vowel or glide that joins them, in the letters of the house style. */
export function attachSoraniEnding(word: string, ending: SoraniEnding): string {
  let written = word + ending.derived;
  if (ending.number) written = withNumber(written, ending.number);
  if (ending.also === 'before') written = withAlso(written);
  written += ending.owner;
  if (ending.also === 'after') written = withAlso(written);
  if (ending.place) written += ending.place === 'ەوە' ? placeAfter(written) : ending.place;
  if (ending.person) written += personAfter(written, ending.person);
  return written;
}

/** Writes a noun with the ezafe ە, which merges with a vowel. */
export function attachOpenEzafe(word: string): string {
  const sound = finalSound(word);
  return word + (sound === 'consonant' ? 'ە' : sound === 'i' ? 'یە' : '');
}

function withNumber(word: string, number: Exclude<SoraniEnding['number'], ''>): string {
  const sound = finalSound(word);
  const isOpen = sound === 'e' || sound === 'vowel';
  const glide = sound === 'i' ? 'ی' : '';
  switch (number) {
    case 'definite':
      return word + (isOpen ? 'کە' : `${glide}ەکە`);
    case 'definite-plural':
      return word + (isOpen ? 'کان' : `${glide}ەکان`);
    case 'indefinite':
      return word + (sound === 'consonant' ? 'ێک' : 'یەک');
    case 'plural':
    case 'near-plural': {
      const last = number === 'plural' ? 'ان' : 'انە';
      if (sound === 'e') return word.slice(0, -1) + last;
      return word + (sound === 'consonant' ? '' : 'ی') + last;
    }
    case 'near':
      return word + (sound === 'consonant' ? 'ە' : 'یە');
  }
}

function withAlso(word: string): string {
  return word + (finalSound(word) === 'consonant' ? 'یش' : 'ش');
}

function placeAfter(word: string): string {
  const sound = finalSound(word);
  if (sound === 'i') return 'یەوە';
  return sound === 'consonant' || sound === 'u' ? 'ەوە' : 'وە';
}

function personAfter(word: string, person: string): string {
  if (person !== 'ه' && person !== 'یه') return person.replaceAll('ه', 'ە');
  return finalSound(word) === 'consonant' ? 'ە' : 'یە';
}
