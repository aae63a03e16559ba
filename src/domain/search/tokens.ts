import type { Language } from '#i18n/languages.ts';
import { type WordKeys, wordKeys, wordsIn } from '#language/stems/word-keys.ts';

/** How close the words of a text are to those of a query, from the closest on. */
export const nearness = ['exact', 'folded', 'stemmed'] as const;
export type Nearness = (typeof nearness)[number];

/** Where a text has a word: `about` is title, description and tags, `often` is {@link oftenTimes} times or more. */
export type Place = 'about' | 'often' | 'anywhere';

/** From how many times on a text says much about a word. Any form of it counts. */
const oftenTimes = 3;

const letters = { exact: 'e', folded: 'f', stemmed: 's' } as const;

/** The token of a key of a word (`platform/database/engines/text-index.ts`). */
export function tokenOf(key: string, near: Nearness, place: 'about' | 'anywhere'): string {
  return `${letters[near]}${place === 'about' ? 'a' : ''}x${hashOf(key)}`;
}

/** The token of the stem of a word that a text has often. */
export function oftenToken(stem: string): string {
  return `ox${hashOf(stem)}`;
}

/** The token of all texts of a language. */
export function languageToken(language: Language): string {
  return `l${language}`;
}

/** Words that are different by their writing; further ones of a text are not found. */
const maxWords = 10_000;

/** What the index has of a text. */
export function tokensOf(
  about: readonly string[],
  text: readonly string[],
  language: Language,
): { tokens: string[]; words: Map<string, WordKeys> } {
  const tokens = new Set([languageToken(language)]);
  const words = new Map<string, WordKeys>();
  const times = new Map<string, number>();
  const add = (line: string, place: 'about' | 'anywhere') => {
    for (const { word } of wordsIn(line)) {
      const known = words.get(word);
      if (!known && words.size >= maxWords) return;
      const keys = known ?? wordKeys(word, language);
      words.set(word, keys);
      if (place === 'anywhere')
        for (const stem of keys.stems) times.set(stem, (times.get(stem) ?? 0) + 1);
      if (known && place === 'anywhere') continue;
      for (const near of nearness)
        for (const key of keysOf(keys, near)) tokens.add(tokenOf(key, near, place));
    }
  };
  for (const line of [...about, ...text]) add(line, 'anywhere');
  for (const line of about) add(line, 'about');
  for (const [stem, count] of times) if (count >= oftenTimes) tokens.add(oftenToken(stem));
  return { tokens: [...tokens], words };
}

export function keysOf(keys: WordKeys, near: Nearness): readonly string[] {
  if (near === 'stemmed') return keys.stems;
  return [keys[near]];
}

/** FNV-1a of 32 bits. Two words with one hash cost a text that is read and has no sentence to show. */
function hashOf(text: string): string {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    hash = Math.imul(hash ^ (code & 0xff), 0x01_00_01_93);
    hash = Math.imul(hash ^ (code >> 8), 0x01_00_01_93);
  }
  return (hash >>> 0).toString(36);
}
