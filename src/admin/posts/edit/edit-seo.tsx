import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPost } from '#domain/posts/index.ts';
import { defaultCover } from '#domain/posts/shared/post-defaults.ts';
import { sharePicturePath } from '#domain/share-pictures/shared/share-picture-path.ts';
import { SeoFields } from '../../post-form/seo-fields.tsx';
import type { SeoProposal } from '../../post-form/seo-proposal.ts';
import { useSeoRequest } from '../../post-form/use-seo-request.ts';
import { AssistantButton } from '../../shared/assistant-button.tsx';
import { useBanner } from '../../shared/banner.tsx';
import { useCommands } from '../../shared/commands.ts';
import { useRunningActions } from '../../shared/use-running-actions.ts';
import type { EditValues } from './edit-values.ts';

/** The SEO fields of a stored post. For a Kurdish or Arabic one, the assistant proposes texts. */
export function EditSeo(props: {
  post: AdminPost;
  /** The stored values. */
  stored: EditValues;
  values: EditValues;
  change: (changed: Partial<EditValues>) => void;
}) {
  const { stored, values, change } = props;
  const { id, language, slug, published } = props.post;
  const t = useTranslations('adminPostForm.seoSuggestions');
  const { stateOf, request } = useSeoRequest();
  const { running, run, cancel } = useRunningActions<'seo'>();
  const banner = useBanner();
  const [proposal, setProposal] = useState<SeoProposal | null>(null);
  const { title, content, image, seoTitle, seoDescription, seoKeywords } = values;
  const isPictureCurrent = published && title === stored.title && image === stored.image;
  const generate = async () => {
    if (language === 'en') return;
    if (!title.trim() || !content.trim())
      return banner.showFailure(language === 'ckb' ? 'kurdishSeoRequired' : 'arabicSeoRequired', {
        about: language,
      });
    await run('seo', async (signal) => {
      const proposed = await request(language, { title, content }, signal);
      if (proposed) setProposal(proposed);
    });
  };
  const canGenerate = !running.has('seo') && (() => void generate());
  useCommands({
    seoKurdish: language === 'ckb' && canGenerate,
    seoArabic: language === 'ar' && canGenerate,
  });
  return (
    <div className="grid min-w-0 gap-4">
      {language !== 'en' && (
        <div className="flex flex-wrap items-center gap-2">
          <AssistantButton
            text={t('generate')}
            isBusy={running.has('seo')}
            run={generate}
            cancel={() => cancel('seo')}
          />
        </div>
      )}
      <SeoFields
        language={language}
        title={title}
        content={content}
        description={values.description}
        image={image === defaultCover ? null : image}
        imageAlt={values.imageAlt}
        sharePicture={
          isPictureCurrent ? sharePicturePath({ kind: 'post', id, title, language, image }) : null
        }
        storedSlug={values.slug.trim() || slug}
        values={{ seoTitle, seoDescription, seoKeywords }}
        proposal={proposal}
        request={stateOf(language)}
        put={({ slug: _unchangeable, ...texts }, nextProposal) => {
          change(texts);
          setProposal(nextProposal);
        }}
      />
    </div>
  );
}
