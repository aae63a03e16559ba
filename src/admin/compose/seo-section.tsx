import { memo, useCallback, useDeferredValue, useMemo } from 'react';
import { defaultDescription, openingOf } from '#domain/posts/shared/post-defaults.ts';
import type { Language } from '#i18n/languages.ts';
import { SeoFields } from '../post-form/seo-fields.tsx';
import { SeoFold } from '../post-form/seo-fold.tsx';
import type { PutSeo } from '../post-form/use-seo-decisions.ts';
import type { SeoRequestState } from '../post-form/use-seo-request.ts';
import { type DraftText, withText } from './compose-form.ts';
import type { ComposeDraft } from './use-compose-draft.ts';

/** The SEO fields of one language. */
export function SeoSection(props: {
  language: Language;
  text: DraftText;
  /** The text that is published. */
  content: string;
  image: string | null;
  translationGroup: string;
  change: ComposeDraft['change'];
  request: SeoRequestState;
}) {
  const { language, translationGroup, change, request } = props;
  const { imageAlt, seo, slug, seoProposal } = props.text;
  // The fields show the title and the first words of the text, and need no rendering while the rest is typed.
  const title = useDeferredValue(props.text.title);
  const opening = useMemo(() => openingOf(props.content), [props.content]);
  const values = useMemo(() => ({ ...seo, slug }), [seo, slug]);
  const put = useCallback<PutSeo>(
    (texts, nextProposal) =>
      change((now) => {
        // The toast may still be visible when the form shows another post.
        if (now.translationGroup !== translationGroup) return now;
        const before = now.texts[language];
        const { slug: newSlug = before.slug, ...newSeo } = texts;
        return withText(now, language, {
          seo: { ...before.seo, ...newSeo },
          slug: newSlug,
          seoProposal: nextProposal(before.seoProposal),
        });
      }),
    [change, language, translationGroup],
  );
  return (
    <SeoFold request={request} isProposed={seoProposal !== null}>
      <Fields
        language={language}
        title={title}
        content={opening}
        description={opening && defaultDescription(opening)}
        image={props.image}
        imageAlt={imageAlt}
        sharePicture={null}
        values={values}
        proposal={seoProposal}
        request={request}
        put={put}
      />
    </SeoFold>
  );
}

const Fields = memo(SeoFields);
