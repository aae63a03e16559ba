import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { formatPanelDate } from './panel-dates.ts';
import { PostActions } from './post-actions.tsx';
import { LanguageBadge, StateMark } from './post-marks.tsx';
import { PostTitle } from './post-title.tsx';
import { TranslationMarks } from './translation-marks.tsx';
import type { Translations } from './translations.ts';

type Props = {
  post: AdminPostSummary;
  translations: Translations | undefined;
  askToDelete: (post: AdminPostSummary) => void;
};

/** One post of the list: what it is, which languages it has, and what can be done with it. */
export const PostRow = memo(Row);

function Row({ post, translations, askToDelete }: Props) {
  const t = useTranslations('adminPosts');
  const language = useLanguage();
  return (
    <>
      <Link
        to="/admin/dashboard"
        search={{ tab: 'posts', edit: post.id }}
        data-part="title"
        className="post-row-title leading-relaxed font-bold wrap-anywhere decoration-gold-strong decoration-2 underline-offset-4 hover:underline"
      >
        <PostTitle post={post} />
      </Link>
      <p className="post-row-facts post-facts">
        <StateMark published={post.published} />
        <LanguageBadge language={post.language} />
        <time dateTime={post.createdAt}>{formatPanelDate(post.createdAt, language)}</time>
        <span className="tabular-nums">{t('views', { count: post.views })}</span>
        {post.needsCleanup && (
          <span className="border-s-4 border-danger ps-2 font-bold text-danger">
            {t('needsCleanup')}
          </span>
        )}
      </p>
      <TranslationMarks post={post} translations={translations ?? {}} />
      <PostActions post={post} askToDelete={() => askToDelete(post)} />
    </>
  );
}
