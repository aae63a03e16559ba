import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { expectedSlug, postLimits } from '#domain/post-rules/index.ts';
import type { Language } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { FieldNote } from './character-counter.tsx';

/** The words of the post's address, behind the part that is fixed. Left blank, the address is made of the title. */
export function SlugField(props: {
  language: Language;
  title: string;
  slug: string;
  onChange: (slug: string) => void;
}) {
  const { slug } = props;
  const id = useId();
  const t = useTranslations('adminForm.seo');
  const isSpeltByServer = expectedSlug(slug) === null;
  return (
    <>
      <div className="panel-field">
        <label htmlFor={id}>{t('slug')}</label>
        <div dir="ltr" className="slug-field">
          <span aria-hidden="true" className="text-tiny text-ink-muted">
            {pathInLanguage('/blog', props.language)}/
          </span>
          <input
            id={id}
            dir="ltr"
            value={slug}
            onChange={({ target }) => props.onChange(target.value)}
            onBlur={() => {
              const shown = expectedSlug(slug) ?? slug.trim();
              if (shown !== slug) props.onChange(shown);
            }}
            placeholder={expectedSlug(props.title) ?? ''}
            maxLength={postLimits.slug}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-describedby={`${id}-hint`}
          />
        </div>
      </div>
      <FieldNote id={`${id}-hint`}>{isSpeltByServer ? t('slugSpelt') : t('slugHint')}</FieldNote>
    </>
  );
}
