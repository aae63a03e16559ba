import { useDeferredValue, useMemo, useRef } from 'react';
import type { TranslationRecord } from '#domain/translation-rules/index.ts';
import { useRunningActions } from '../create/use-running-actions.ts';
import { useNotices } from '../frame/notices.tsx';
import { isCancelled } from '../session/api-client.ts';
import { type Stretch, textAt, withTextAt } from './record-places.ts';
import { type Place, type ReviewRow, reviewRows } from './review-rows.ts';
import { translateRows } from './translate-rows.ts';
import type { TranslationLanguage } from './translation-language.ts';
import {
  type PostText,
  type ReviewedText,
  recordOfTyped,
  sourceOf,
  textOf,
} from './translation-record.ts';
import { useOverwriteQuestions } from './use-overwrite-questions.tsx';
import { useTranslationCall } from './use-translation-call.ts';
import { type ChangeText, useUndoable } from './use-undoable.ts';
import { withEditedText } from './with-edited-text.ts';
import { withRetranslated } from './with-retranslated.ts';

export type ReviewProps = {
  language: TranslationLanguage;
  /** The English as it is now; null where there is none any more. */
  source: PostText | null;
  text: ReviewedText;
  change: ChangeText;
};

/** A translation row by row beside its source, and what can be done with it. */
export function useReview({ language, source, text, change }: ReviewProps) {
  const notices = useNotices();
  const send = useTranslationCall();
  const questions = useOverwriteQuestions();
  const replace = useUndoable();
  const { running, run, cancel } = useRunningActions<'translate'>(language);
  const translating = useRef<readonly ReviewRow[]>([]);
  // Keeps the rows of a text without a record where they are while somebody types in them.
  const typed = useRef<TranslationRecord | null>(null);
  const recordNow = (now: ReviewedText) => {
    typed.current ??= recordOfTyped(now);
    return withEditedText(now.translation ?? typed.current, now);
  };
  const changed =
    (next: (record: TranslationRecord) => TranslationRecord) =>
    (now: ReviewedText): ReviewedText => {
      const record = next(recordNow(now));
      if (!now.translation) typed.current = record;
      return { ...textOf(record), translation: now.translation && record };
    };

  // biome-ignore lint/correctness/useExhaustiveDependencies: recordNow reads nothing else that changes
  const record = useMemo(() => recordNow(text), [text.title, text.content, text.translation]);
  const english = useDeferredValue(source);
  const isTranslation = text.translation !== null;
  const beside = useMemo(
    () => (isTranslation && english) || sourceOf(record),
    [isTranslation, english, record],
  );
  const rows = useMemo(() => reviewRows(beside, record), [beside, record]);

  const translate = async (asked: readonly ReviewRow[]) => {
    if (asked.length === 0) return;
    translating.current = asked;
    await run('translate', async (signal) => {
      try {
        const made = await translateRows(beside, asked, (part) => send(language, part, { signal }));
        replace(
          change,
          changed((now) => withRetranslated(now, beside, made)),
        );
      } catch (error) {
        if (isCancelled(error)) throw error;
        notices.fail(error, 'translate', { about: language });
      }
    });
  };

  return {
    record,
    rows,
    /** Whether the text was translated; of one that a person wrote the spelling alone is looked at. */
    isTranslation,
    dialog: questions.dialog,
    isTranslating: running.size > 0,
    isTranslatingRow: (row: ReviewRow) =>
      running.size > 0 &&
      translating.current.some((one) => one.place === row.place && one.source === row.source),
    cancel: () => cancel('translate'),
    async translateRow(row: ReviewRow) {
      if (running.size > 0) return;
      if (await questions.mayReplaceRow(language, row)) await translate([row]);
    },
    async translateChanged() {
      if (running.size > 0) return;
      const asked = await questions.rowsToRenew(language, rows);
      if (asked) await translate(asked);
    },
    write(place: Place, written: string) {
      change(changed((now) => withTextAt(now, place, written)));
    },
    /** Puts a text in the place of a stretch, if what stands there is still what it was. */
    takeSpelling({ place, from, to }: Stretch, found: string, suggested: string) {
      change(
        changed((now) => {
          const whole = textAt(now, place);
          if (whole.slice(from, to) !== found) return now;
          return withTextAt(now, place, whole.slice(0, from) + suggested + whole.slice(to));
        }),
      );
    },
    dismiss(finding: string, reason: string) {
      change(
        changed((now) => ({
          ...now,
          dismissed: [
            ...now.dismissed.filter((one) => one.finding !== finding),
            { finding, reason },
          ],
        })),
      );
    },
    takeBack(finding: string) {
      change(
        changed((now) => ({
          ...now,
          dismissed: now.dismissed.filter((one) => one.finding !== finding),
        })),
      );
    },
  };
}

export type Review = ReturnType<typeof useReview>;
