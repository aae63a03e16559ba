import type { Language, TranslationLanguage } from '#i18n/languages.ts';
import type { RunningActions } from '../shared/running-actions.ts';
import type { ComposeForm } from './compose-form.ts';
import type { ComposeDraft } from './use-compose-draft.ts';
import type { OpenReview } from './use-compose-review.ts';

export type ComposeAction =
  | 'enhance'
  | `translate-${TranslationLanguage}`
  | `seo-${TranslationLanguage}`
  | `publish-${Language}`
  | 'share';

/** The parts that the actions of the Create tab share. */
export type ActionTools = {
  /** Reads the newest form. */
  readForm: () => ComposeForm;
  draft: ComposeDraft;
  run: RunningActions<ComposeAction>['run'];
  /** @returns whether the title and the text are filled in; otherwise the banner names what is missing */
  isComplete: (
    language: Language,
    message: 'textRequired' | 'kurdishSeoRequired' | 'arabicSeoRequired',
  ) => boolean;
  openReview: OpenReview;
};

/** The second language of a message about a text. A message about an English text keeps the default. */
export function messageAbout(language: Language): { about?: TranslationLanguage } {
  return language === 'en' ? {} : { about: language };
}
