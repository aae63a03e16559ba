import { defaultDescription } from '#domain/posts/shared/post-defaults.ts';
import type { Language } from '#i18n/languages.ts';
import { SeoFields } from '../post-form/seo-fields.tsx';
import { SeoFold } from '../post-form/seo-fold.tsx';
import type { SeoRequestState } from '../post-form/use-seo-request.ts';
import { type ComposeForm, finalText, withText } from './compose-form.ts';
import type { ComposeDraft } from './use-compose-draft.ts';

/** The SEO fields of one language. */
export function SeoSection(props: {
  language: Language;
  form: ComposeForm;
  change: ComposeDraft['change'];
  request: SeoRequestState;
}) {
  const { language, form, change, request } = props;
  const { title, content, imageAlt, seo, slug, seoProposal } = finalText(form, language);
  return (
    <SeoFold request={request} isProposed={seoProposal !== null}>
      <SeoFields
        language={language}
        title={title}
        content={content}
        description={content.trim() && defaultDescription(content)}
        image={form.image}
        imageAlt={imageAlt}
        sharePicture={null}
        values={{ ...seo, slug }}
        proposal={seoProposal}
        request={request}
        put={(texts, nextProposal) =>
          change((now) => {
            // The toast may still be visible when the form shows another post.
            if (now.translationGroup !== form.translationGroup) return now;
            const before = now.texts[language];
            const { slug: newSlug = before.slug, ...newSeo } = texts;
            return withText(now, language, {
              seo: { ...before.seo, ...newSeo },
              slug: newSlug,
              seoProposal: nextProposal(before.seoProposal),
            });
          })
        }
      />
    </SeoFold>
  );
}
