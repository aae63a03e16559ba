import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { isCancelled } from '../api/client.ts';
import { useBanner } from '../shared/banner.tsx';
import { useAddToast } from '../shared/toasts.tsx';
import { isSomebodyTyping } from '../shared/typing.ts';
import { currentRecord } from '../translation/apply-edit.ts';
import { applyRetranslation } from '../translation/apply-retranslation.ts';
import type { ReviewRow } from '../translation/review-rows.ts';
import { createStreamedPost, type StreamedPost } from '../translation/streaming-translation.tsx';
import { translateRows } from '../translation/translate-rows.ts';
import { planTranslation } from '../translation/translation-plan.ts';
import {
  type PostText,
  type ReviewedText,
  recordOfTranslation,
  textOf,
} from '../translation/translation-record.ts';
import { useOverwriteConfirmation } from '../translation/use-overwrite-confirmation.tsx';
import { useProposeUpdate } from '../translation/use-propose-update.ts';
import { useReplaceText } from '../translation/use-replace-text.ts';
import { useTranslationCall } from '../translation/use-translation-call.ts';

import type { ActionTools } from './action-tools.ts';
import { finalText, withText } from './compose-form.ts';

type Change = (now: ReviewedText) => ReviewedText;

/** Asks the assistant to translate the English text: all of it, or the changes since the last translation. */
export function useTranslate({ readForm, draft, run, isComplete, openReview }: ActionTools): {
  translate: (language: TranslationLanguage) => Promise<void>;
  /** The translations that the server is streaming; null for a language without one. */
  streamedTranslations: Record<TranslationLanguage, StreamedPost | null>;
  overwriteDialog: ReactNode;
} {
  const send = useTranslationCall();
  const propose = useProposeUpdate();
  const addToast = useAddToast();
  const t = useTranslations('adminTranslation.proposals');
  const banner = useBanner();
  const overwrite = useOverwriteConfirmation();
  const replace = useReplaceText();
  const [streamed, setStreamed] = useState<Record<TranslationLanguage, StreamedPost | null>>({
    ar: null,
    ckb: null,
  });

  const translateAll = async (
    language: TranslationLanguage,
    source: PostText,
    signal: AbortSignal,
  ): Promise<Change> => {
    const post = createStreamedPost();
    setStreamed((now) => ({ ...now, [language]: post }));
    try {
      const translated = await send(language, source, {
        signal,
        onPartial: ({ field, ...partial }) => {
          if (field === 'title' || field === 'content') post[field].write(partial);
        },
      });
      const { title, content } = translated;
      return () => ({ title, content, translation: recordOfTranslation(source, translated) });
    } finally {
      setStreamed((now) => ({ ...now, [language]: null }));
    }
  };

  const translateSome = async (
    language: TranslationLanguage,
    source: PostText,
    rows: readonly ReviewRow[],
    signal: AbortSignal,
  ): Promise<Change> => {
    const translated = await translateRows(source, rows, (excerpt) =>
      send(language, excerpt, { signal }),
    );
    return (now) => {
      const record = currentRecord(now);
      if (!record) return now;
      const translation = applyRetranslation(record, source, translated);
      return { ...textOf(translation), translation };
    };
  };

  /** @returns the rows to translate; null when the editor cancels */
  const chooseRows = async (
    language: TranslationLanguage,
    source: PostText,
    translation: ReviewedText,
  ) => {
    const plan = planTranslation(source, translation);
    switch (plan.kind) {
      case 'translate-all':
        return 'all';
      case 'replace-typed':
        return (await overwrite.mayReplaceTyped(language)) ? 'all' : null;
      case 'renew':
        return 'changed';
      case 'repeat':
        return await overwrite.rowsToRepeat(language, plan.rows);
    }
  };

  return {
    streamedTranslations: streamed,
    overwriteDialog: overwrite.dialog,
    async translate(language) {
      if (!isComplete('en', 'textRequired')) return;
      const form = readForm();
      const { title, content } = finalText(form, 'en');
      const source = { title, content };
      const rows = await chooseRows(language, source, form.texts[language]);
      if (!rows || rows.length === 0) return;
      const about = { about: language };
      await run(`translate-${language}`, async (signal) => {
        try {
          const change = (change: Change) =>
            draft.change((now) => {
              if (now.translationGroup !== form.translationGroup) return now;
              return withText(now, language, change(now.texts[language]));
            });
          if (rows === 'changed') {
            change(await propose(language, source, form.texts[language], signal));
            addToast({ text: t('ready') });
          } else if (rows === 'all') replace(change, await translateAll(language, source, signal));
          else replace(change, await translateSome(language, source, rows, signal));
          if (rows !== 'changed')
            banner.showSuccess(
              language === 'ckb' ? 'translatedToKurdish' : 'translatedToArabic',
              about,
            );
          // The review opens next, but must not interrupt somebody who is typing.
          if (!isSomebodyTyping()) openReview(language);
        } catch (error) {
          if (isCancelled(error)) throw error;
          banner.showError(error, 'translate', about);
        }
      });
    },
  };
}
