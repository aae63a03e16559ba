import { useEffect, useState } from 'react';
import { countWords, readTimeMinutes } from '#domain/post-rules/index.ts';
import type { Language } from '#i18n/languages.ts';
import { type ForeignLetters, foreignLetters } from './foreign-letters.ts';

/** What the footer says of a text. */
export type TextFacts = {
  words: number;
  minutes: number;
  foreign: ForeignLetters | null;
};

/** Characters from which counting is too slow to be done at every key. */
const longTextLength = 4_000;
const longTextDelayMs = 400;

/** Facts of a text, at once for a short one; for a long one after the writer pauses. */
export function useTextFacts(text: string, language: Language): TextFacts {
  const [facts, setFacts] = useState(() => factsOf(text, language));
  useEffect(() => {
    const delayMs = text.length < longTextLength ? 0 : longTextDelayMs;
    const timer = setTimeout(() => setFacts(factsOf(text, language)), delayMs);
    return () => clearTimeout(timer);
  }, [text, language]);
  return facts;
}

function factsOf(text: string, language: Language): TextFacts {
  const words = countWords(text);
  return {
    words,
    minutes: words === 0 ? 0 : readTimeMinutes(text),
    foreign: foreignLetters(text, language),
  };
}
