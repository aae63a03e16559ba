import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { defaultDescription } from '#domain/posts/shared/post-defaults.ts';
import type { Language } from '#i18n/languages.ts';
import { SeoFields } from '../post-form/seo-fields.tsx';
import type { SeoRequestState } from '../post-form/use-seo-request.ts';
import { type ComposeForm, finalText, withText } from './compose-form.ts';
import type { ComposeDraft } from './use-compose-draft.ts';

/** The SEO fields of one language. The section opens when the assistant proposes texts or is not configured. */
export function SeoSection(props: {
  language: Language;
  form: ComposeForm;
  change: ComposeDraft['change'];
  request: SeoRequestState;
}) {
  const { language, form, change, request } = props;
  const t = useTranslations('adminCompose');
  const { title, content, imageAlt, seo, slug, seoProposal } = finalText(form, language);
  const event = eventOf(request, seoProposal !== null);
  const [seen, setSeen] = useState(event);
  const [isOpen, setIsOpen] = useState(event !== null);
  if (event !== seen) {
    setSeen(event);
    if (event) setIsOpen(true);
  }
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="border border-line"
    >
      <summary className="px-3 py-2 text-small font-medium">{t('seo')}</summary>
      <div className="border-t border-line p-3">
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
      </div>
    </details>
  );
}

function eventOf({ partial, isNotConfigured }: SeoRequestState, isProposed: boolean) {
  if (partial) return 'streaming';
  if (isNotConfigured) return 'not configured';
  return isProposed ? 'proposed' : null;
}
