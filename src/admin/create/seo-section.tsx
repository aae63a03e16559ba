import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { defaultDescription } from '#domain/post-rules/index.ts';
import type { Language } from '#i18n/languages.ts';
import { SeoFields } from '../post-form/seo-fields.tsx';
import type { SeoRequestState } from '../post-form/use-seo-request.ts';
import { type CreateForm, finalText, withText } from './create-form.ts';
import type { CreateDraft } from './use-create-draft.ts';

/** How search engines see one language of the post. Opens by itself when the assistant has something to say to it. */
export function SeoSection(props: {
  language: Language;
  form: CreateForm;
  change: CreateDraft['change'];
  request: SeoRequestState;
}) {
  const { language, form, change, request } = props;
  const t = useTranslations('adminCreate');
  const { title, content, imageAlt, seo, slug, seoProposal } = finalText(form, language);
  const news = newsOf(request, seoProposal !== null);
  const [told, setTold] = useState(news);
  const [isOpen, setIsOpen] = useState(news !== null);
  if (news !== told) {
    setTold(news);
    if (news) setIsOpen(true);
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
              // The way back is offered for longer than the form may be there.
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

function newsOf({ coming, isNotConfigured }: SeoRequestState, isProposed: boolean) {
  if (coming) return 'coming';
  if (isNotConfigured) return 'not configured';
  return isProposed ? 'proposed' : null;
}
