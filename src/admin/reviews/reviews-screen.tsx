import './reviews.css';
import { useTranslations } from 'use-intl';
import { directionOf } from '#i18n/languages.ts';
import { LoadError } from '../shared/load-error.tsx';
import { usePanelNavigation } from '../shared/panel-navigation.ts';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { RemarkList } from './remark-list.tsx';
import { ShareLinks } from './share-links.tsx';
import { useRemarks, useReviewedArticle } from './use-reviews.ts';

/** The links that show an article to reviewers, and what they wrote about one of its posts. */
export function ReviewsScreen({ id }: { id: number }) {
  const t = useTranslations('adminReviews');
  const edit = useTranslations('adminPosts.edit');
  const { close } = usePanelNavigation();
  const article = useReviewedArticle(id);
  const remarks = useRemarks(id);
  const { post } = article;
  const isGone = article.data !== undefined && !post;
  const error = isGone ? null : (article.error ?? remarks.error);
  const refetch = () => Promise.all([article.refetch(), remarks.refetch()]);
  return (
    <div className="mx-auto max-w-page">
      <button type="button" className="panel-quiet-link" onClick={() => close('reviews')}>
        {t('back')}
      </button>
      <ScreenHeading className="mt-3 text-h3">{t('title')}</ScreenHeading>
      {post && (
        <p className="mt-1 text-ink-muted">
          <bdi lang={post.language} dir={directionOf(post.language)}>
            {post.title}
          </bdi>
        </p>
      )}
      <p role="status" className="sr-only">
        {(article.isPending || remarks.isPending) && t('loading')}
      </p>
      {isGone && <p className="mt-4 border-y border-line py-8">{edit('gone')}</p>}
      {error && <LoadError text={t('loadError')} error={error} retry={() => void refetch()} />}
      {post && (
        <div className="review-columns mt-5">
          {remarks.data && <RemarkList post={post} {...remarks.data} />}
          <ShareLinks group={post.translationGroup} versions={article.versions} />
        </div>
      )}
    </div>
  );
}
