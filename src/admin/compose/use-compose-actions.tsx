import { useState } from 'react';
import type { Language } from '#i18n/languages.ts';
import { useLatest } from '#ui/use-latest.ts';
import { useEnhance } from '../proposal/use-enhance.ts';
import { useBanner } from '../shared/banner.tsx';
import { useRunningActions } from '../shared/use-running-actions.ts';
import { type ActionTools, type ComposeAction, messageAbout } from './action-tools.ts';
import { type ComposeForm, changeProposedText, finalText, missingFields } from './compose-form.ts';
import type { ComposeDraft } from './use-compose-draft.ts';
import { useComposeReview } from './use-compose-review.ts';
import { useGenerateSeo } from './use-generate-seo.ts';
import { usePublish } from './use-publish.tsx';
import { useShare } from './use-share.ts';
import { useTranslate } from './use-translate.ts';

/** The blank fields that prevented the last action. */
type Missing = { language: Language; fields: readonly ('title' | 'content')[] } | null;

export type ComposeActions = ReturnType<typeof useComposeActions>;

/** What the buttons of a column do. */
export type ColumnCalls = ComposeActions['calls'];

/** The actions of the buttons in the Create tab, and which of them are running. */
export function useComposeActions(form: ComposeForm, draft: ComposeDraft) {
  const banner = useBanner();
  const { run, running, cancel } = useRunningActions<ComposeAction>(form.translationGroup);
  const [missing, setMissing] = useState<Missing>(null);
  const { openReview, ...review } = useComposeReview(form);
  const readForm = () => draft.latestForm() ?? form;
  const tools: ActionTools = {
    readForm,
    draft,
    run,
    isComplete(language, message) {
      const fields = missingFields(readForm(), language);
      setMissing(fields.length > 0 ? { language, fields } : null);
      if (fields.length > 0) banner.showFailure(message, messageAbout(language));
      return fields.length === 0;
    },
    openReview,
  };
  const { enhance, ...proposal } = useEnhance({
    readText: () => finalText(readForm(), 'en'),
    translationGroup: form.translationGroup,
    change: changeProposedText(draft.change, form),
    run,
    isComplete: () => tools.isComplete('en', 'textRequired'),
  });
  const { translate, ...translations } = useTranslate(tools);
  const { generateSeo, seoRequests } = useGenerateSeo(tools);
  const { publish, publishLater, laterDialog } = usePublish(tools);
  return {
    running,
    missing,
    ...proposal,
    ...translations,
    seoRequests,
    laterDialog,
    share: useShare(tools),
    ...review,
    calls: useLatest({
      cancel,
      enhance,
      translate,
      generateSeo,
      publish,
      publishLater,
      openReview,
    }),
  };
}
