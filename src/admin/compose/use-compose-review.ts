import { useEffect, useEffectEvent, useState } from 'react';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { usePanelNavigation } from '../shared/panel-navigation.ts';
import type { ComposeForm } from './compose-form.ts';

/** Opens the review of a text, unless the editor has gone elsewhere meanwhile. */
export type OpenReview = (language: TranslationLanguage, startsAtBlocking?: boolean) => void;

/** The review that the URL opens over the form (`?review=ckb`). */
export function useComposeReview(form: ComposeForm) {
  const { search, searchNow, open, close } = usePanelNavigation();
  const [startsAtBlocking, setStartsAtBlocking] = useState(false);
  const { tab = 'create', review } = search;
  const language = tab === 'create' ? review : undefined;
  const text = language && form.texts[language];
  const isBlank = text !== undefined && text.title.trim() === '' && text.content.trim() === '';

  const openReview: OpenReview = (next, atBlocking = false) => {
    // The editor may have gone elsewhere while the request ran.
    const { tab = 'create', review, screen } = searchNow();
    if (tab !== 'create' || review || screen) return;
    setStartsAtBlocking(atBlocking);
    open({ review: next });
  };
  const leave = useEffectEvent(() => close('review'));
  // The reviewed text was published, or is not on this device.
  useEffect(() => {
    if (isBlank) leave();
  }, [isBlank]);

  return {
    openReview,
    /** The text that is shown beside the English; null while none is. */
    review: language && !isBlank ? { language, startsAtBlocking } : null,
    closeReview: () => close('review'),
  };
}
