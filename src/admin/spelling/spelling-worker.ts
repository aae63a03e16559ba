/** Judges words beside the page, so that reading a dictionary and looking for suggestions delays no key. */
import { readDictionary } from '#language/spelling/dictionary.ts';
import { createSpeller, type Speller } from '#language/spelling/speller.ts';
import type { SpellingAnswer, SpellingRequest } from './spelling-messages.ts';

let speller: Speller | null = null;
let house = new Map<string, number>();

/** Words that a person added or ignores, in this tab. */
const known = new Set<string>();

addEventListener('message', ({ data }: MessageEvent<SpellingRequest>) => {
  switch (data.kind) {
    case 'start': {
      house = new Map(data.house);
      const dictionary = data.dictionary === null ? null : readDictionary(data.dictionary);
      speller = createSpeller(data.language, dictionary, house);
      // Nothing else is asked before this response.
      respond({ id: 0, words: [] });
      break;
    }
    case 'accept':
      known.add(data.word);
      break;
    case 'judge': {
      const isWrong = (word: string) => !known.has(word) && speller?.isWrong(word) === true;
      respond({ id: data.id, words: data.words.filter(isWrong) });
      break;
    }
    case 'suggest':
      respond({ id: data.id, words: speller?.suggest(data.word) ?? [] });
  }
});

function respond(answer: SpellingAnswer): void {
  postMessage(answer);
}
