import { useEffect, useEffectEvent, useState } from 'react';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { usePanelNavigation } from '../shared/panel-navigation.ts';
import type { ComposeForm } from './compose-form.ts';

/** Opens the review of a text, unless the editor has left the form meanwhile. */
export type OpenReview = (language: TranslationLanguage, startsAtBlocking?: boolean) => void;

/** Handles the review that the URL opens over the form (`?review=ckb`). */
export function useComposeReview(form: ComposeForm) {
  const { search, searchNow, open, close } = usePanelNavigation();
  const [startsAtBlocking, setStartsAtBlocking] = useState(false);
  const { tab = 'create', review } = search;
  const language = tab === 'create' ? review : undefined;
  const text = language && form.texts[language];
  const isBlank = text !== undefined && text.title.trim() === '' && text.content.trim() === '';

  const openReview: OpenReview = (next, atBlocking = false) => {
    // The editor may have left the form during the request.
    const { tab = 'create', review, screen } = searchNow();
    if (tab !== 'create' || review || screen) return;
    setStartsAtBlocking(atBlocking);
    open({ review: next });
  };
  const leave = useEffectEvent(() => close('review'));
  // Closes the review when its text was published, or is not in this browser.
  useEffect(() => {
    if (isBlank) leave();
  }, [isBlank]);

  return {
    openReview,
    /** The translation under review; null while none is. */
    review: language && !isBlank ? { language, startsAtBlocking } : null,
    closeReview: () => close('review'),
  };
}
