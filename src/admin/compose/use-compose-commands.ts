import type { Language } from '#i18n/languages.ts';
import { useCommands } from '../shared/commands.ts';
import { usePanelNavigation } from '../shared/panel-navigation.ts';
import { type ComposeForm, missingFields } from './compose-form.ts';
import type { ComposeActions } from './use-compose-actions.tsx';

/** Offers the actions of the form for a new post, while it is on screen and as far as its buttons can be pressed. */
export function useComposeCommands(
  form: ComposeForm,
  actions: ComposeActions,
  isPicturePending: boolean,
): void {
  const { search } = usePanelNavigation();
  const { screen, tab = 'create' } = search;
  const isShown = tab === 'create' && (!screen || screen === 'glossary') && !actions.review;
  const { running } = actions;
  const isWritten = (language: Language) => missingFields(form, language).length === 0;
  // While a proposal is undecided, it is not clear which English text to translate and publish.
  const isDecided = (language: Language) => language !== 'en' || form.proposal === null;
  const publish = (language: Language, run: (language: Language) => Promise<void>) =>
    isShown &&
    isWritten(language) &&
    isDecided(language) &&
    !isPicturePending &&
    !form.published.includes(language) &&
    !running.has(`publish-${language}`) &&
    (() => void run(language));
  const translate = (language: 'ar' | 'ckb') =>
    isShown &&
    isWritten('en') &&
    isDecided('en') &&
    !running.has(`translate-${language}`) &&
    (() => void actions.translate(language));
  const seo = (language: 'ar' | 'ckb') =>
    isShown &&
    isWritten(language) &&
    !running.has(`seo-${language}`) &&
    (() => void actions.generateSeo(language));
  const review = (language: 'ar' | 'ckb') =>
    isShown && isWritten(language) && (() => actions.openReview(language));
  useCommands({
    publishEnglish: publish('en', actions.publish),
    publishKurdish: publish('ckb', actions.publish),
    publishArabic: publish('ar', actions.publish),
    publishEnglishLater: publish('en', actions.publishLater),
    publishKurdishLater: publish('ckb', actions.publishLater),
    publishArabicLater: publish('ar', actions.publishLater),
    translateKurdish: translate('ckb'),
    translateArabic: translate('ar'),
    reviewKurdish: review('ckb'),
    reviewArabic: review('ar'),
    enhance:
      isShown &&
      isWritten('en') &&
      isDecided('en') &&
      !running.has('enhance') &&
      (() => void actions.enhance()),
    seoKurdish: seo('ckb'),
    seoArabic: seo('ar'),
  });
}
