import type { TranslationLanguage } from '#i18n/languages.ts';
import { ReviewView } from '../translation/review-view.tsx';
import { type ComposeForm, englishOf, withText } from './compose-form.ts';
import type { ComposeDraft } from './use-compose-draft.ts';

/** The review of a translation of the form. */
export function ComposeReview(props: {
  form: ComposeForm;
  draft: ComposeDraft;
  review: { language: TranslationLanguage; startsAtBlocking: boolean };
  onClose: () => void;
}) {
  const { form, draft } = props;
  const { language, startsAtBlocking } = props.review;
  const { translationGroup } = form;
  return (
    <ReviewView
      language={language}
      source={englishOf(form)}
      text={form.texts[language]}
      change={(next) =>
        draft.change((now) =>
          now.translationGroup === translationGroup
            ? withText(now, language, next(now.texts[language]))
            : now,
        )
      }
      startsAtBlocking={startsAtBlocking}
      onClose={props.onClose}
    />
  );
}
