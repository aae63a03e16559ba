import type { Language, TranslationLanguage } from '#i18n/languages.ts';
import type { RunningActions } from '../shared/running-actions.ts';
import type { ComposeForm } from './compose-form.ts';
import type { ComposeDraft } from './use-compose-draft.ts';
import type { OpenReview } from './use-compose-review.ts';

export type ComposeAction =
  | 'enhance'
  | `translate-${TranslationLanguage}`
  | `seo-${TranslationLanguage}`
  | `publish-${Language}`;

/** What the actions of the Create tab share. */
export type ActionTools = {
  form: ComposeForm;
  draft: ComposeDraft;
  run: RunningActions<ComposeAction>['run'];
  /** @returns whether title and text are written; if not, the banner says what is missing */
  isComplete: (
    language: Language,
    message: 'textRequired' | 'kurdishSeoRequired' | 'arabicSeoRequired',
  ) => boolean;
  openReview: OpenReview;
};

/** The second language of a message about a text; English, the default, needs none. */
export function messageAbout(language: Language): { about?: TranslationLanguage } {
  return language === 'en' ? {} : { about: language };
}
