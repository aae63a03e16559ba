import { type ReactNode, useState } from 'react';
import { useNotices } from '../frame/notices.tsx';
import { isCancelled } from '../session/api-client.ts';
import { type ComingPost, createComingPost } from '../translation/coming-translation.tsx';
import { changedRows, type ReviewRow, reviewRows } from '../translation/review-rows.ts';
import { translateRows } from '../translation/translate-rows.ts';
import {
  type PostText,
  type ReviewedText,
  recordOfTranslation,
  textOf,
} from '../translation/translation-record.ts';
import { useOverwriteQuestions } from '../translation/use-overwrite-questions.tsx';
import { useTranslationCall } from '../translation/use-translation-call.ts';
import { useUndoable } from '../translation/use-undoable.ts';
import { recordOf } from '../translation/with-edited-text.ts';
import { withRetranslated } from '../translation/with-retranslated.ts';
import { finalText, withText } from './create-form.ts';
import type { ActionTools, TranslationLanguage } from './use-create-actions.tsx';

type Change = (now: ReviewedText) => ReviewedText;

/** Has the English text translated by the assistant: all of it, or what has changed since it was translated. */
export function useTranslate({ form, draft, run, isComplete, openReview }: ActionTools): {
  translate: (language: TranslationLanguage) => Promise<void>;
  /** What comes in the place of a whole text; null where nothing does. */
  comingTranslations: Record<TranslationLanguage, ComingPost | null>;
  translationQuestions: ReactNode;
} {
  const send = useTranslationCall();
  const notices = useNotices();
  const questions = useOverwriteQuestions();
  const replace = useUndoable();
  const [coming, setComing] = useState<Record<TranslationLanguage, ComingPost | null>>({
    ar: null,
    ckb: null,
  });

  const translateAll = async (
    language: TranslationLanguage,
    source: PostText,
    signal: AbortSignal,
  ): Promise<Change> => {
    const post = createComingPost();
    setComing((now) => ({ ...now, [language]: post }));
    try {
      const translated = await send(language, source, {
        signal,
        onPartial: ({ field, ...partial }) => {
          if (field === 'title' || field === 'content') post[field].put(partial);
        },
      });
      return () => ({ ...translated, translation: recordOfTranslation(source, translated) });
    } finally {
      setComing((now) => ({ ...now, [language]: null }));
    }
  };

  const translateSome = async (
    language: TranslationLanguage,
    source: PostText,
    rows: readonly ReviewRow[],
    signal: AbortSignal,
  ): Promise<Change> => {
    const made = await translateRows(source, rows, (part) => send(language, part, { signal }));
    return (now) => {
      const record = recordOf(now);
      if (!record) return now;
      const translation = withRetranslated(record, source, made);
      return { ...textOf(translation), translation };
    };
  };

  /** @returns the rows to translate; null where nothing should happen */
  const chooseRows = async (language: TranslationLanguage, source: PostText) => {
    const target = form.texts[language];
    if (target.title.trim() === '' && target.content.trim() === '') return 'all';
    const record = recordOf(target);
    if (!record) return (await questions.mayReplaceTyped(language)) ? 'all' : null;
    const rows = reviewRows(source, record);
    return changedRows(rows).length > 0
      ? await questions.rowsToRenew(language, rows)
      : await questions.rowsToRepeat(language, rows);
  };

  return {
    comingTranslations: coming,
    translationQuestions: questions.dialog,
    async translate(language) {
      if (!isComplete('en', 'textRequired')) return;
      const { title, content } = finalText(form, 'en');
      const source = { title, content };
      const rows = await chooseRows(language, source);
      if (!rows || rows.length === 0) return;
      const about = { about: language };
      await run(`translate-${language}`, async (signal) => {
        try {
          const next =
            rows === 'all'
              ? await translateAll(language, source, signal)
              : await translateSome(language, source, rows, signal);
          replace(
            (change) =>
              draft.change((now) => {
                if (now.translationGroup !== form.translationGroup) return now;
                return withText(now, language, change(now.texts[language]));
              }),
            next,
          );
          notices.succeed(language === 'ckb' ? 'translatedToKurdish' : 'translatedToArabic', about);
          // What stands beside its source is what an editor wants next; but nobody is taken away from typing.
          if (!isSomebodyTyping()) openReview(language);
        } catch (error) {
          if (isCancelled(error)) throw error;
          notices.fail(error, 'translate', about);
        }
      });
    },
  };
}

function isSomebodyTyping(): boolean {
  const { activeElement } = document;
  return (
    activeElement instanceof HTMLElement &&
    (activeElement.isContentEditable || activeElement.matches('input, textarea, [role="dialog"] *'))
  );
}
