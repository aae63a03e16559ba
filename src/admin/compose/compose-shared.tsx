import { memo } from 'react';
import type { Language } from '#i18n/languages.ts';
import { SharedFields } from '../post-form/shared-fields.tsx';
import { columnLanguages } from '../shared/column-languages.ts';
import { type ComposeForm, withText } from './compose-form.ts';
import type { ComposeDraft } from './use-compose-draft.ts';

/** The cover and the tags of the form. Memoised, because no typing in a column changes them. */
export const ComposeShared = memo(function ComposeShared(
  props: Pick<ComposeForm, 'image' | 'tags' | 'published'> & {
    imageAlts: Record<Language, string>;
    change: ComposeDraft['change'];
    onPicturePending: (isPending: boolean) => void;
  },
) {
  const { image, tags, published, imageAlts, change } = props;
  const unpublished = columnLanguages.filter((language) => !published.includes(language));
  return (
    <SharedFields
      cover={{
        image,
        onPendingChange: props.onPicturePending,
        onChange: (chosen) => change((now) => ({ ...now, image: chosen })),
        alts: unpublished.map((language) => ({ language, alt: imageAlts[language] })),
        onAltChange: (language, imageAlt) => change((now) => withText(now, language, { imageAlt })),
      }}
      tags={{
        tags,
        onChange: (changed) => change((now) => ({ ...now, tags: [...changed] })),
      }}
    />
  );
});
