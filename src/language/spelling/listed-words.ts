import { readLetters } from '../word-forms/word-letters.ts';
import { createWordCheck } from './check-words.ts';
import { type Dictionary, dictionaryLimits } from './dictionary.ts';
import { commonMistakesOf } from './word-edits.ts';

const oneWord = /^\p{Script=Arabic}{2,}$/u;

/**
 * Adds words that were counted in texts to a dictionary. Such a list has the mistakes of its texts, too: a word is left
 * out when letters that are typed for each other, or two letters in the other order, make it one that the dictionary
 * knows.
 *
 * @param listed as found in a file
 */
export function withListedWords(dictionary: Dictionary, listed: readonly string[]): Dictionary {
  const { language } = dictionary;
  const { knows } = createWordCheck(dictionary);
  const words = new Set(listed.map((word) => readLetters(word, language).letters));
  for (const word of words) {
    const isNew = oneWord.test(word) && word.length <= dictionaryLimits.word && !knows(word);
    if (!isNew || commonMistakesOf(word, language).some(knows)) words.delete(word);
  }
  return { ...dictionary, listed: words };
}
