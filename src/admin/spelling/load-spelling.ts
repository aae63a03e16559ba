import type { TranslationLanguage } from '#i18n/languages.ts';
import type { Api } from '../api/client.ts';
import { type Spelling, startSpelling } from './spelling.ts';

const spellings = new Map<TranslationLanguage, Promise<Spelling>>();

/** The spelling of a language, loaded once. All texts of the tab share it. */
export function loadSpelling(language: TranslationLanguage, api: Api): Promise<Spelling> {
  const known = spellings.get(language) ?? load(language, api);
  spellings.set(language, known);
  // The next text tries again.
  known.catch(() => spellings.delete(language));
  return known;
}

async function load(language: TranslationLanguage, { client, call }: Api): Promise<Spelling> {
  const { house, dictionary: hash } = await call(() =>
    client.spelling.$get({ query: { language } }),
  );
  if (hash === null) return await startSpelling({ language, house, dictionary: null });
  // The client reads what is no JSON as text, which its types do not say.
  const dictionary: unknown = await call(() =>
    client.spelling.dictionaries[':hash'].$get({ param: { hash } }),
  );
  return await startSpelling({ language, house, dictionary: String(dictionary) });
}
