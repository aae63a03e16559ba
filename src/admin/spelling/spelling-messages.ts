import type { TranslationLanguage } from '#i18n/languages.ts';

/** What the page asks the worker. Answers come in the order of the requests with an id. */
export type SpellingRequest =
  | {
      kind: 'start';
      language: TranslationLanguage;
      house: readonly (readonly [word: string, uses: number])[];
      /** As `writeDictionary` wrote it. */
      dictionary: string | null;
    }
  /** The word is right from now on. */
  | { kind: 'accept'; word: string }
  | { kind: 'judge'; id: number; words: readonly string[] }
  | { kind: 'suggest'; id: number; word: string };

/** The wrong ones among the words that were to be judged, or suggestions. */
export type SpellingAnswer = { id: number; words: readonly string[] };
