import type { TranslationRecord } from '#domain/translation/shared/translation-record.ts';
import type { TakenXliff } from '#domain/xliff/shared/xliff-report.ts';
import { applyEdit } from '../../translation/apply-edit.ts';
import { replaceRows } from '../../translation/apply-retranslation.ts';
import { isTranslatable } from '../../translation/is-translatable.ts';
import { type ReviewedText, textOf, typedBlock } from '../../translation/translation-record.ts';

/**
 * Writes what an editor takes from a file into a translation: each block in place of the one that translates the same
 * English block. New code, rules and definitions are copied. It counts as a person's translation.
 *
 * @param text the translation as its form has it; null for a new one
 */
export function applyXliff(
  { english, title, blocks, record }: TakenXliff,
  text: ReviewedText | null,
): ReviewedText & { translation: TranslationRecord } {
  const known = text?.translation ?? record;
  const base = text && known ? applyEdit(known, text) : emptyRecord;
  const taken = new Map(blocks.map(({ index, text }) => [index, text]));
  let index = -1;
  const written = replaceRows(base, english, ({ blockRef, source, state }) => {
    if (source === null) return undefined;
    if (blockRef === 'title') return byPerson(title);
    // The rows have each English block once, in order.
    index += 1;
    const isCopied = state === 'new' && !isTranslatable(source);
    return byPerson(taken.get(index) ?? (isCopied ? source : null));
  });
  return { ...textOf(written), translation: written };
}

function byPerson(text: string | null) {
  return text === null ? undefined : { text, isByPerson: true };
}

const emptyRecord: TranslationRecord = { title: typedBlock(''), blocks: [], dismissed: [] };
