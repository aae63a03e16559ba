import { useState } from 'react';
import type { Language } from '#i18n/languages.ts';
import { useNotices } from '../frame/notices.tsx';
import type { TranslationLanguage } from '../translation/translation-language.ts';
import { aboutLanguage } from './about-language.ts';
import { type CreateForm, missingFields } from './create-form.ts';
import type { RunningActions } from './running-actions.ts';
import type { CreateDraft } from './use-create-draft.ts';
import { useEnhance } from './use-enhance.ts';
import { useGenerateSeo } from './use-generate-seo.ts';
import { usePublish } from './use-publish.tsx';
import { useRunningActions } from './use-running-actions.ts';
import { useTranslate } from './use-translate.ts';

export type { TranslationLanguage };

export type CreateAction =
  | 'enhance'
  | `translate-${TranslationLanguage}`
  | `seo-${TranslationLanguage}`
  | `publish-${Language}`;

/** The fields that the last action found blank. */
export type Missing = { language: Language; fields: readonly ('title' | 'content')[] } | null;

type OpenReview = {
  language: TranslationLanguage;
  startsAtBlocking: boolean;
  /** The form that it is of. */
  translationGroup: string;
};

/** What each action of the Create tab works with. */
export type ActionTools = {
  form: CreateForm;
  draft: CreateDraft;
  run: RunningActions<CreateAction>['run'];
  /** @returns whether the text is there; otherwise says what is missing */
  isComplete: (
    language: Language,
    message: 'textRequired' | 'kurdishSeoRequired' | 'arabicSeoRequired',
  ) => boolean;
  /** Shows a text beside the English, in place of the form, unless another one is shown. */
  openReview: (language: TranslationLanguage, startsAtBlocking?: boolean) => void;
};

/** What the buttons of the Create tab do, and which of them are at it. */
export function useCreateActions(form: CreateForm, draft: CreateDraft) {
  const notices = useNotices();
  const { run, running, cancel } = useRunningActions<CreateAction>(form.translationGroup);
  const [missing, setMissing] = useState<Missing>(null);
  const [review, setReview] = useState<OpenReview | null>(null);
  const openReview: ActionTools['openReview'] = (language, startsAtBlocking = false) => {
    const { translationGroup } = form;
    setReview((open) =>
      open?.translationGroup === translationGroup
        ? open
        : { language, startsAtBlocking, translationGroup },
    );
  };
  const tools: ActionTools = {
    form,
    draft,
    run,
    isComplete(language, message) {
      const fields = missingFields(form, language);
      setMissing(fields.length > 0 ? { language, fields } : null);
      if (fields.length > 0) notices.refuse(message, aboutLanguage(language));
      return fields.length === 0;
    },
    openReview,
  };
  return {
    running,
    cancel,
    missing,
    ...useEnhance(tools),
    ...useTranslate(tools),
    ...useGenerateSeo(tools),
    publish: usePublish(tools),
    openReview,
    /** The text that is shown beside the English; null while none is. */
    review: review?.translationGroup === form.translationGroup ? review : null,
    closeReview: () => setReview(null),
  };
}
