import { useTranslations } from 'use-intl';
import { directionOf } from '#i18n/languages.ts';
import { MissingText } from './missing-text.tsx';
import type { PreviewedPost } from './preview-warnings.ts';
import { SharePicture } from './share-picture.tsx';

/** Approximately how X shows a link to the post. */
export function XPreview({ post }: { post: PreviewedPost }) {
  const t = useTranslations('adminPostForm.seo');
  return (
    <div className="grid grid-cols-1 gap-1 rounded-card border border-line bg-surface-raised p-3">
      <div className="relative overflow-hidden rounded-2xl border border-line">
        <SharePicture post={post} />
        <p className="x-title">
          {post.title.trim() ? post.title : <MissingText text={t('titleMissing')} />}
        </p>
      </div>
      {/* The domain runs from left to right and is aligned with the picture. */}
      <p
        dir="ltr"
        className={`truncate text-tiny text-ink-muted ${directionOf(post.language) === 'rtl' ? 'text-end' : ''}`}
      >
        {window.location.host}
      </p>
    </div>
  );
}
