import { useTranslations } from 'use-intl';
import { directionOf } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { MissingText } from './missing-text.tsx';
import { type PreviewedPost, sharedCharacters } from './preview-warnings.ts';
import { cutForSearch } from './seo-lengths.ts';
import { SharePicture } from './share-picture.tsx';

/** Approximately how WhatsApp shows a link to the post. */
export function WhatsAppPreview({ post }: { post: PreviewedPost }) {
  const t = useTranslations('adminPostForm.seo');
  const { title, language } = post;
  const { host } = window.location;
  const description = cutForSearch(post.description, sharedCharacters.whatsAppDescription);
  // The URLs run from left to right and are aligned with the lines around them.
  const urlAlignment = directionOf(language) === 'rtl' ? 'text-end' : '';
  return (
    <div className="rounded-card border border-line bg-surface-sunken p-3 pe-8">
      <div className="rounded-lg rounded-ss-none border border-line bg-surface-raised p-1">
        <div className="overflow-hidden rounded-md bg-surface-sunken">
          <SharePicture post={post} />
          <div className="grid grid-cols-1 gap-0.5 px-2.5 py-2">
            <p className="line-clamp-2 text-small leading-normal font-bold">
              {title.trim() ? title : <MissingText text={t('titleMissing')} />}
            </p>
            <p className="line-clamp-2 text-tiny text-ink-muted">
              {description || <MissingText text={t('descriptionMissing')} />}
            </p>
            <p dir="ltr" className={`truncate text-tiny text-ink-muted ${urlAlignment}`}>
              {host}
            </p>
          </div>
        </div>
        <p dir="ltr" className={`truncate px-2 py-1.5 text-small text-accent ${urlAlignment}`}>
          {`https://${host}${pathInLanguage(`/blog/${post.slug || '…'}`, language)}`}
        </p>
      </div>
    </div>
  );
}
