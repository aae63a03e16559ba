import { ReviewView } from '../translation/review-view.tsx';
import type { TranslationLanguage } from '../translation/translation-language.ts';
import { type CreateForm, englishOf, withText } from './create-form.ts';
import type { CreateDraft } from './use-create-draft.ts';

/** The review of a text of the form. */
export function CreateReview(props: {
  form: CreateForm;
  draft: CreateDraft;
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
