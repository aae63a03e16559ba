import type { Database } from '#platform/database/index.ts';
import { approvedPairs, type StoredTranslation } from './approved-pairs.ts';
import { recordCorrections } from './corrections/record-corrections.ts';
import { recordEditedWords } from './edited-words.ts';
import type { UnitOrigin } from './shared/unit.ts';
import { storeUnits } from './store-units.ts';

type Approving = {
  translation: StoredTranslation & { translationGroup: string };
  /** The text that it translates, as {@link approvedPairs} wants it. */
  english: { title: string; content: string } | null;
  username: string | null;
  /** ISO 8601 in UTC. */
  at: string;
  /** Whether a suggestion of a reviewer was taken, or the text was imported. */
  how?: 'reviewer' | 'imported' | undefined;
};

/**
 * Remembers what is approved of a translation, and which words a person corrected. Call it in the transaction of the
 * save, after the revision is recorded: the newest revision that names a model says which model translated the text.
 */
export async function rememberTranslation(
  database: Database,
  { translation, english, username, at, how }: Approving,
): Promise<void> {
  const pairs = approvedPairs(translation, english);
  if (pairs.length === 0) return;
  const { language, translationGroup } = translation;
  const revision = translation.translation && (await findTranslated(database, translation));
  const origin = (isByPerson: boolean): UnitOrigin => {
    if (how) return how;
    return isByPerson && (translation.translation || !translation.published)
      ? 'edited'
      : 'published';
  };
  const model = revision?.model ?? null;
  const approval = { language, translationGroup, model, username, at };
  const stored = await storeUnits(
    database,
    approval,
    pairs.map((pair) => ({ ...pair, origin: origin(pair.isByPerson) })),
  );
  await recordCorrections(database, approval, stored);
  if (translation.published && revision?.model)
    await recordEditedWords(
      database,
      { ...translation, ...revision, model: revision.model },
      pairs,
    );
}

/** The newest revision that names the model which translated the text. */
async function findTranslated(
  database: Database,
  { language, translationGroup }: Approving['translation'],
) {
  return await database
    .selectFrom('revisions')
    .select(['model', 'at'])
    .where('translation_group', '=', translationGroup)
    .where('language', '=', language)
    .where('kind', '=', 'translated')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}
