import './post-form.css';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { postFields } from '#domain/posts/shared/fields.ts';
import { defaultSeo } from '#domain/posts/shared/post-defaults.ts';
import { slugifyIfAscii } from '#domain/posts/shared/slugify.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { CharacterCounter, FieldNote } from './character-counter.tsx';
import { PostPreviews } from './post-previews.tsx';
import type { PreviewedPost } from './preview-warnings.ts';
import { countKeywords } from './seo-lengths.ts';
import type { PartialSeo, SeoProposal, SeoValues } from './seo-proposal.ts';
import { SeoFieldWithSuggestion, SeoSuggestionsHead } from './seo-suggestions.tsx';
import { SlugField } from './slug-field.tsx';
import { useFocusFallback } from './use-focus-fallback.ts';
import { type PutSeo, useSeoDecisions } from './use-seo-decisions.ts';
import type { SeoRequestState } from './use-seo-request.ts';
import { WrappingInput } from './wrapping-input.tsx';

/**
 * The SEO fields of a post in one language, with the proposals of the assistant and the previews. The placeholder of an
 * empty field is the text that is used instead.
 *
 * @param storedSlug the slug of a stored post, which has a field of its own
 */
export function SeoFields(
  props: {
    language: Language;
    storedSlug?: string;
    values: SeoValues;
    proposal: SeoProposal | null;
    request: SeoRequestState;
    put: PutSeo;
  } & Pick<
    PreviewedPost,
    'title' | 'content' | 'description' | 'image' | 'imageAlt' | 'sharePicture'
  >,
) {
  const { language, values, proposal, request } = props;
  const id = useId();
  const t = useTranslations('adminPostForm');
  const focusFallback = useFocusFallback<HTMLFieldSetElement>();
  const decisions = useSeoDecisions(values, proposal, props.put);
  const defaults = defaultSeo(props);
  const change = (changed: PartialSeo) => props.put(changed, (now) => now);
  const inputProps = (field: keyof typeof defaults) => ({
    id: `${id}-${field}-input`,
    lang: language,
    dir: directionOf(language),
    value: values[field],
    onText: (text: string) => change({ [field]: text }),
    placeholder: defaults[field],
    maxLength: postFields[field].limit,
    'aria-describedby': `${id}-${field}`,
  });
  const suggestionProps = { language, values, proposal, request, decisions };
  const expected = slugifyIfAscii(values.slug?.trim() || props.title);
  return (
    <fieldset
      {...focusFallback}
      tabIndex={-1}
      className="grid min-w-0 grid-cols-1 gap-4 outline-none"
    >
      <legend className="sr-only">{t('seo.legend')}</legend>
      <SeoSuggestionsHead {...suggestionProps} />
      {(['seoTitle', 'seoDescription'] as const).map((field) => (
        <SeoFieldWithSuggestion key={field} field={field} {...suggestionProps}>
          <div className="panel-field">
            <label htmlFor={`${id}-${field}-input`}>{t(`seo.${field}`)}</label>
            <WrappingInput {...inputProps(field)} />
          </div>
          <CharacterCounter id={`${id}-${field}`} field={field} text={values[field]} />
        </SeoFieldWithSuggestion>
      ))}
      <SeoFieldWithSuggestion field="seoKeywords" {...suggestionProps}>
        <div className="panel-field">
          <label htmlFor={`${id}-seoKeywords-input`}>{t('seo.seoKeywords')}</label>
          <WrappingInput {...inputProps('seoKeywords')} />
        </div>
        <FieldNote id={`${id}-seoKeywords`}>
          {values.seoKeywords.trim()
            ? t('seo.keywordCount', { count: countKeywords(values.seoKeywords) })
            : t('seo.empty.seoKeywords')}{' '}
          {t('seo.keywordsHint')}
        </FieldNote>
      </SeoFieldWithSuggestion>
      {values.slug !== undefined && (
        <SeoFieldWithSuggestion field="slug" {...suggestionProps}>
          <SlugField
            language={language}
            title={props.title}
            slug={values.slug}
            onChange={(slug) => change({ slug })}
          />
        </SeoFieldWithSuggestion>
      )}
      <PostPreviews
        post={{ ...props, ...values, slug: props.storedSlug ?? (expected || undefined) }}
      />
    </fieldset>
  );
}
