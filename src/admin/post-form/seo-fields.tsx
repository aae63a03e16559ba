import './post-form.css';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { defaultSeo, postLimits } from '#domain/post-rules/index.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { SearchResultPreview } from './search-result-preview.tsx';
import { countCharacters, countKeywords, shownCharacters } from './seo-lengths.ts';
import { WrappingInput } from './wrapping-input.tsx';

export type Seo = { seoTitle: string; seoDescription: string; seoKeywords: string };

/**
 * What search engines are told of a post in one language. An empty field shows what is used in its place.
 *
 * @param slug the end of the post's address, where it has one
 * @param onChange gets all three fields
 */
export function SeoFields(props: {
  language: Language;
  title: string;
  content: string;
  slug?: string | undefined;
  seo: Seo;
  onChange: (seo: Seo) => void;
}) {
  const { language, seo } = props;
  const id = useId();
  const t = useTranslations('adminForm');
  const defaults = defaultSeo(props);
  const inputProps = (field: keyof Seo) => ({
    id: `${id}-${field}-input`,
    lang: language,
    dir: directionOf(language),
    value: seo[field],
    onText: (text: string) => props.onChange({ ...seo, [field]: text }),
    placeholder: defaults[field],
    maxLength: postLimits[field],
    'aria-describedby': `${id}-${field}`,
  });
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-4">
      <legend className="sr-only">{t('seo.legend')}</legend>
      {(['seoTitle', 'seoDescription'] as const).map((field) => (
        <div key={field} className="grid gap-1">
          <div className="panel-field">
            <label htmlFor={`${id}-${field}-input`}>{t(`seo.${field}`)}</label>
            <WrappingInput {...inputProps(field)} />
          </div>
          <CharacterCounter id={`${id}-${field}`} field={field} text={seo[field]} />
        </div>
      ))}
      <div className="grid gap-1">
        <div className="panel-field">
          <label htmlFor={`${id}-seoKeywords-input`}>{t('seo.seoKeywords')}</label>
          <WrappingInput {...inputProps('seoKeywords')} />
        </div>
        <Counter id={`${id}-seoKeywords`}>
          {seo.seoKeywords.trim()
            ? t('seo.keywordCount', { count: countKeywords(seo.seoKeywords) })
            : t('seo.empty.seoKeywords')}{' '}
          {t('seo.keywordsHint')}
        </Counter>
      </div>
      <SearchResultPreview
        language={language}
        slug={props.slug}
        title={seo.seoTitle.trim() || defaults.seoTitle}
        description={seo.seoDescription.trim() || defaults.seoDescription}
      />
    </fieldset>
  );
}

function CharacterCounter(props: {
  id: string;
  field: keyof typeof shownCharacters;
  text: string;
}) {
  const t = useTranslations('adminForm');
  const { id, field } = props;
  const most = shownCharacters[field];
  const count = countCharacters(props.text.trim());
  if (count === 0) return <Counter id={id}>{t(`seo.empty.${field}`)}</Counter>;
  const isOver = count > most;
  return (
    <Counter id={id}>
      {t('seo.count', { count, most })}{' '}
      <span className={isOver ? 'font-bold text-danger' : 'text-accent'}>
        {isOver ? t('seo.over', { over: count - most }) : t('seo.left', { left: most - count })}
      </span>
    </Counter>
  );
}

function Counter({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-tiny text-ink-muted">
      {children}
    </p>
  );
}
