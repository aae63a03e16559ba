import { type Actor, recordInAuditLog } from '#domain/audit-log/index.ts';
import { DomainError } from '#domain/domain-error.ts';
import { type PostWithTranslations, withHistory } from '#domain/posts/index.ts';
import type { RevisionKind } from '#domain/revisions/index.ts';
import { type Database, inTransaction } from '#platform/database/index.ts';
import { prepareBlocks } from './anchor.ts';
import { findRemark, positionOf, type StoredRemark, suggestionOf } from './remark-rows.ts';
import type { RemarkState } from './shared/remark.ts';
import { blockTexts, findRun, replaceBlocks } from './text-blocks.ts';
import { changeTextUnderReview, findTextUnderReview } from './text-under-review.ts';

type Deciding = {
  id: number;
  /** The state of the text that the editor saw. */
  updatedAt: string;
};

type EditResult = Awaited<ReturnType<typeof changeTextUnderReview>>;

/**
 * Puts a suggestion into the text, as a revision with the sender's name.
 *
 * @throws {DomainError} `not-found` when there is no such remark or text; `place-lost` when its paragraph can't be told
 *   any more; `invalid` when it suggests nothing, or is decided already
 */
export async function takeSuggestion(
  database: Database,
  actor: Actor,
  { id, updatedAt }: Deciding,
): Promise<EditResult> {
  return await inTransaction(database, async (transaction) => {
    const remark = await findRemark(transaction, id);
    const hasSuggestion = remark.mark ? remark.mark.wording !== '' : remark.suggestion !== null;
    if (!hasSuggestion || remark.state !== 'open')
      throw new DomainError('invalid', 'This remark has no open suggestion');
    const text = await textOf(transaction, remark);
    const blocks = prepareBlocks(blockTexts(text.content));
    const place = positionOf(remark, { ...text, blocks });
    const suggestion = suggestionOf(remark, place);
    if (!place || suggestion === null) throw placeLost();
    const changed =
      remark.field === 'content'
        ? replaceBlocks(text.content, { index: place.index, count: 1, text: suggestion })
        : suggestion;
    const change = { field: remark.field, text: changed, updatedAt };
    const revision = {
      kind: 'edited',
      ...(remark.name !== '' && { suggestedBy: remark.name }),
    } as const;
    const result = await store(transaction, { actor, text, change, revision });
    if (!result.stale) {
      await setState(transaction, remark, 'taken', { actor, replaced: place.text, suggestion });
      await recordInAuditLog(transaction, actor, {
        action: 'suggestion-taken',
        subject: text.slug,
      });
    }
    return result;
  });
}

/**
 * Takes a taken suggestion out of the text again.
 *
 * @throws {DomainError} `not-found`; `invalid` when the suggestion is not taken; `place-lost` when it was changed since
 */
export async function undoSuggestion(
  database: Database,
  actor: Actor,
  { id, updatedAt }: Deciding,
): Promise<EditResult> {
  return await inTransaction(database, async (transaction) => {
    const remark = await findRemark(transaction, id);
    const { suggestion, replaced } = remark;
    if (suggestion === null || replaced === null || remark.state !== 'taken')
      throw new DomainError('invalid', 'This suggestion is not taken');
    const text = await textOf(transaction, remark);
    const changed = withoutSuggestion(text, { ...remark, suggestion, replaced });
    const change = { field: remark.field, text: changed, updatedAt };
    const result = await store(transaction, {
      actor,
      text,
      change,
      revision: { kind: 'restored' },
    });
    if (!result.stale) {
      await setState(transaction, remark, 'open', { actor: null, replaced: null });
      await recordInAuditLog(transaction, actor, {
        action: 'suggestion-undone',
        subject: text.slug,
      });
    }
    return result;
  });
}

/**
 * Leaves a remark, or opens it again, one that was doubtful too. A taken suggestion is undone first.
 *
 * @throws {DomainError} `not-found`; `invalid` when the suggestion is taken
 */
export async function changeRemarkState(
  database: Database,
  actor: Actor,
  { id, state }: { id: number; state: Exclude<RemarkState, 'taken'> },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const remark = await findRemark(transaction, id);
    if (remark.state === 'taken')
      throw new DomainError('invalid', 'The suggestion is in the text: undo that first');
    await setState(transaction, remark, state, {
      actor: state === 'open' ? null : actor,
      replaced: null,
    });
  });
}

async function textOf(database: Database, remark: StoredRemark): Promise<PostWithTranslations> {
  const { translation_group: translationGroup, language } = remark;
  const text = await findTextUnderReview(database, { translationGroup, language });
  if (!text) throw new DomainError('not-found', 'The text of this remark was deleted');
  return text;
}

type Change = Parameters<typeof changeTextUnderReview>[2];

async function store(
  database: Database,
  {
    actor,
    text,
    change,
    revision,
  }: {
    actor: Actor;
    text: PostWithTranslations;
    change: Change;
    revision: { kind: RevisionKind; suggestedBy?: string };
  },
): Promise<EditResult> {
  return await withHistory(
    database,
    actor,
    text.id,
    async (transaction) => await changeTextUnderReview(transaction, text, change),
    (result) =>
      result.stale
        ? { audit: [] }
        : {
            audit: [],
            revision: { ...revision, post: result.post },
          },
  );
}

/** @throws {DomainError} `place-lost` */
function withoutSuggestion(
  text: PostWithTranslations,
  remark: StoredRemark & { suggestion: string; replaced: string },
): string {
  const { field, suggestion, replaced } = remark;
  if (field !== 'content') {
    if (text[field] !== suggestion) throw placeLost();
    return replaced;
  }
  const run = blockTexts(suggestion);
  const index = findRun(blockTexts(text.content), run, remark.anchor.index);
  if (index === null) throw placeLost();
  return replaceBlocks(text.content, { index, count: run.length, text: replaced });
}

async function setState(
  database: Database,
  remark: StoredRemark,
  state: RemarkState,
  taken: { actor: Actor | null; replaced: string | null; suggestion?: string },
): Promise<void> {
  const { actor, replaced } = taken;
  // A reader's suggestion follows the text until it is taken.
  const suggestion = taken.suggestion ?? (remark.mark ? null : remark.suggestion);
  await database
    .updateTable('review_remarks')
    .set({ state, decided_by: actor?.username ?? null, replaced, suggestion })
    .where('id', '=', remark.id)
    .execute();
}

function placeLost(): DomainError {
  return new DomainError(
    'place-lost',
    'The paragraph was changed since. Copy what you need into the text, and leave the remark.',
  );
}
