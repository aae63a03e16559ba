import { picturesIn } from '#domain/media/shared/picture-path.ts';
import type { PostValues } from '#domain/posts/shared/fields.ts';
import type { Language } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import type { RevisionKind } from './shared/revision.ts';
import { compress, decompress, fromSnapshot, toSnapshot } from './snapshot.ts';

/** One language version of an article, whether or not it is a post already. */
type TextKey = { translationGroup: string; language: Language };

/** A text at a time. */
type TextState = TextKey & { values: PostValues; at: string };

type RevisionEvent = {
  kind: RevisionKind;
  /** Null for what no account did. */
  username: string | null;
  /** Provider and model where the assistant wrote the text. */
  model?: string;
  /** The name of the reviewer whose suggestion was taken. */
  suggestedBy?: string;
  /** The id of the revision whose text was brought back. */
  restoredFrom?: number;
};

/** The most revisions that are decompressed to read one. */
const wholeEvery = 50;

/**
 * Records what a text has become. Only the newest revision, and one in fifty, is stored whole. The others are
 * compressed against their successor. So the newest is read at once, and the oldest can be removed without touching the
 * others.
 *
 * Call it in the transaction of the change, after the change has locked the row of its text: then the revisions of a
 * text are recorded one after the other.
 *
 * @param before what the text was; it becomes the first revision of a text that has none
 */
export async function recordRevision(
  database: Database,
  text: TextState,
  event: RevisionEvent,
  before?: TextState,
): Promise<void> {
  const newest =
    (await findNewest(database, text)) ??
    (before && (await insert(database, before, { kind: 'created', username: null }, 1)));
  if (newest) await compressAgainst(database, newest, text.values);
  await insert(database, text, event, (newest?.number ?? 0) + 1);
}

type Newest = { id: number; number: number; data: Buffer };

async function findNewest(database: Database, text: TextKey): Promise<Newest | undefined> {
  return await database
    .selectFrom('revisions')
    .select(['id', 'number', 'data'])
    .where('translation_group', '=', text.translationGroup)
    .where('language', '=', text.language)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The newest revision gets a successor. */
async function compressAgainst(
  database: Database,
  newest: Newest,
  next: PostValues,
): Promise<void> {
  const snapshot = decompress(newest.data);
  const lost = lostPictures(fromSnapshot(snapshot), next);
  const staysWhole = newest.number % wholeEvery === 0;
  await database
    .updateTable('revisions')
    .set({
      ...(!staysWhole && { is_whole: 0, data: compress(snapshot, toSnapshot(next)) }),
      lost_pictures: lost.length > 0 ? JSON.stringify(lost) : null,
    })
    .where('id', '=', newest.id)
    .execute();
}

async function insert(
  database: Database,
  { translationGroup, language, values, at }: TextState,
  { kind, username, model = '', suggestedBy, restoredFrom }: RevisionEvent,
  number: number,
): Promise<Newest> {
  return await database
    .insertInto('revisions')
    .values({
      translation_group: translationGroup,
      language,
      number,
      at,
      kind,
      username,
      model: model || null,
      suggested_by: suggestedBy ?? null,
      restored_from: restoredFrom ?? null,
      is_whole: 1,
      data: compress(toSnapshot(values)),
      lost_pictures: null,
    })
    .returning(['id', 'number', 'data'])
    .executeTakeFirstOrThrow();
}

function lostPictures(before: PostValues, after: PostValues): string[] {
  const kept = picturesOf(after);
  return [...picturesOf(before)].filter((hash) => !kept.has(hash));
}

const picturesOf = ({ image, content }: PostValues) => picturesIn(`${image}\n${content}`);
