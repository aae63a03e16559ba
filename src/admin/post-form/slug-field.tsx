import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { slugifyIfAscii } from '#domain/posts/shared/slugify.ts';
import type { Language } from '#i18n/languages.ts';
import { FieldNote } from './character-counter.tsx';
import { SlugInput } from './slug-input.tsx';

/** The field for the slug of a new post. When it is blank, the server makes the slug from the title. */
export function SlugField(props: {
  language: Language;
  title: string;
  slug: string;
  onChange: (slug: string) => void;
}) {
  const { slug } = props;
  const id = useId();
  const t = useTranslations('adminPostForm.seo');
  const isTransliteratedByServer = slugifyIfAscii(slug) === null;
  return (
    <>
      <div className="panel-field">
        <label htmlFor={id}>{t('slug')}</label>
        <SlugInput
          id={id}
          describedBy={`${id}-hint`}
          language={props.language}
          slug={slug}
          placeholder={slugifyIfAscii(props.title) ?? ''}
          whenBlank=""
          onChange={props.onChange}
        />
      </div>
      <FieldNote id={`${id}-hint`}>
        {isTransliteratedByServer ? t('slugSpelt') : t('slugHint')}
      </FieldNote>
    </>
  );
}
