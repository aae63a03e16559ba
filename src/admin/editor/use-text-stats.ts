import { useEffect, useState } from 'react';
import { countWords, minutesToRead } from '#domain/posts/shared/read-time.ts';
import type { Language } from '#i18n/languages.ts';
import { type ForeignLetters, foreignLetters } from './foreign-letters.ts';

/** The statistics of a text in the footer. */
export type TextStats = {
  words: number;
  minutes: number;
  foreign: ForeignLetters | null;
};

/** The number of characters from which counting is too slow for every key press. */
const longTextLength = 4_000;
const longTextDelayMs = 400;

/** Counts a short text at once, and a long text when the writer pauses. */
export function useTextStats(text: string, language: Language): TextStats {
  const [stats, setStats] = useState(() => statsOf(text, language));
  useEffect(() => {
    const delayMs = text.length < longTextLength ? 0 : longTextDelayMs;
    const timer = setTimeout(() => setStats(statsOf(text, language)), delayMs);
    return () => clearTimeout(timer);
  }, [text, language]);
  return stats;
}

function statsOf(text: string, language: Language): TextStats {
  const words = countWords(text);
  return {
    words,
    minutes: words === 0 ? 0 : minutesToRead(words),
    foreign: foreignLetters(text, language),
  };
}
