import type { Language } from '#i18n/languages.ts';
import { useCommands } from '../shared/commands.ts';
import { type ComposeForm, missingFields, waitingLanguages } from './compose-form.ts';
import type { ComposeActions } from './use-compose-actions.tsx';

/** Offers the actions of the form for a new post, as far as its buttons can be pressed. */
export function useComposeCommands(
  form: ComposeForm,
  actions: ComposeActions,
  isPicturePending: boolean,
): void {
  const { running, calls } = actions;
  const isWritten = (language: Language) => missingFields(form, language).length === 0;
  // While a proposal is undecided, it is not clear which English text to translate and publish.
  const isDecided = (language: Language) => language !== 'en' || form.proposal === null;
  const publish = (language: Language, call: 'publish' | 'publishLater') =>
    isWritten(language) &&
    isDecided(language) &&
    !isPicturePending &&
    !form.published.includes(language) &&
    !running.has(`publish-${language}`) &&
    (() => void calls.current[call](language));
  const translate = (language: 'ar' | 'ckb') =>
    isWritten('en') &&
    isDecided('en') &&
    !running.has(`translate-${language}`) &&
    (() => void calls.current.translate(language));
  const seo = (language: 'ar' | 'ckb') =>
    isWritten(language) &&
    !running.has(`seo-${language}`) &&
    (() => void calls.current.generateSeo(language));
  const review = (language: 'ar' | 'ckb') =>
    isWritten(language) && (() => calls.current.openReview(language));
  // Behind a review its buttons are hidden.
  const commands = {
    publishEnglish: publish('en', 'publish'),
    publishKurdish: publish('ckb', 'publish'),
    publishArabic: publish('ar', 'publish'),
    publishEnglishLater: publish('en', 'publishLater'),
    publishKurdishLater: publish('ckb', 'publishLater'),
    publishArabicLater: publish('ar', 'publishLater'),
    translateKurdish: translate('ckb'),
    translateArabic: translate('ar'),
    reviewKurdish: review('ckb'),
    reviewArabic: review('ar'),
    enhance:
      isWritten('en') &&
      isDecided('en') &&
      !running.has('enhance') &&
      (() => void calls.current.enhance()),
    seoKurdish: seo('ckb'),
    seoArabic: seo('ar'),
    reviews: shareable(form, actions, isPicturePending),
  };
  useCommands(actions.review ? {} : commands);
}

/** @returns what shares the form for review; false while something of it is undecided, on its way or not written */
export function shareable(form: ComposeForm, actions: ComposeActions, isPicturePending: boolean) {
  const isWaiting = form.proposal !== null || isPicturePending || actions.running.size > 0;
  return !isWaiting && waitingLanguages(form).length > 0 && actions.share;
}
