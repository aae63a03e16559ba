import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { postFields } from '#domain/posts/shared/fields.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { WrappingInput } from './wrapping-input.tsx';

/** The alternative text of the cover in each language. */
export function AltFields(props: {
  alts: readonly { language: Language; alt: string }[];
  onAltChange: (language: Language, alt: string) => void;
}) {
  const id = useId();
  const t = useTranslations('adminPostForm');
  const languageName = useTranslations('adminShared.languages');
  if (props.alts.length === 0) return null;
  return (
    <div className="grid gap-3">
      {props.alts.map(({ language, alt }) => (
        <div key={language} className="panel-field">
          <label htmlFor={`${id}-${language}`}>
            {t('cover.alt', { language: languageName(language) })}
          </label>
          <WrappingInput
            id={`${id}-${language}`}
            lang={language}
            dir={directionOf(language)}
            value={alt}
            onText={(text) => props.onAltChange(language, text)}
            maxLength={postFields.imageAlt.limit}
            aria-describedby={`${id}-hint`}
          />
        </div>
      ))}
      <p id={`${id}-hint`} className="text-tiny text-ink-muted">
        {t('cover.altHint')}
      </p>
    </div>
  );
}
