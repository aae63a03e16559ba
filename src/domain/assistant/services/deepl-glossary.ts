import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { DomainError } from '#domain/domain-error.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { log } from '#platform/log/index.ts';
import type { SendJson, ServiceRequest } from './translation-service.ts';

const storedGlossary = z.object({
  glossary_id: z.string(),
  name: z.string(),
  ready: z.boolean().catch(true),
});
const storedGlossaries = z.object({ glossaries: z.array(storedGlossary) });

/** Ours among the glossaries of an account. */
const prefix = 'lutka-';

/** Ids by account and name. */
const known = new LRUCache<string, string>({ max: 10, ttl: 10 * 60_000 });

/**
 * Keeps the glossary at DeepL, under a name that is a hash of its terms: a changed glossary is stored anew, and the
 * former one deleted, since a free plan has room for one.
 *
 * @returns the id; null where there are no terms or DeepL takes no glossary: then the translation check finds the words
 */
export async function storeGlossary(
  { glossary, language, account }: Pick<ServiceRequest, 'glossary' | 'language' | 'account'>,
  send: SendJson,
): Promise<string | null> {
  const entries = glossary
    .map(({ english, translations }) => [english, translations[language].term] as const)
    .filter(([, term]) => term !== '')
    .map((entry) => entry.join('\t'))
    .join('\n');
  if (entries === '') return null;
  const hash = createHash('sha256').update(entries).digest('hex').slice(0, 16);
  const name = `${prefix}${language}-${hash}`;
  const key = `${account} ${name}`;
  const id = known.get(key);
  if (id) return id;
  try {
    const found = (await findOrCreate({ name, entries, language }, send)).glossary_id;
    known.set(key, found);
    return found;
  } catch (error) {
    if (!(error instanceof DomainError) || !withoutGlossary.has(error.code)) throw error;
    log.warn({ code: error.code }, 'DeepL did not take the glossary');
    return null;
  }
}

/** Errors of the glossary alone; any other would meet the translation too. */
const withoutGlossary: ReadonlySet<DomainError['code']> = new Set([
  'assistant-out-of-credit',
  'assistant-request-refused',
  'assistant-language-unknown',
]);

async function findOrCreate(
  { name, entries, language }: { name: string; entries: string; language: TranslationLanguage },
  send: SendJson,
): Promise<z.output<typeof storedGlossary>> {
  const { json } = await send('/v2/glossaries', { method: 'GET' });
  const ours = storedGlossaries
    .parse(json)
    .glossaries.filter((glossary) => glossary.name.startsWith(`${prefix}${language}-`));
  const same = ours.find((glossary) => glossary.name === name && glossary.ready);
  if (same) return same;
  for (const { glossary_id: id } of ours)
    await send(`/v2/glossaries/${encodeURIComponent(id)}`, { method: 'DELETE' });
  const created = await send('/v2/glossaries', {
    body: { name, source_lang: 'en', target_lang: language, entries, entries_format: 'tsv' },
  });
  return storedGlossary.parse(created.json);
}
