import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { openedState } from '../shared/panel-navigation.ts';
import { PostTitle } from '../shared/post-title.tsx';
import type { Translations } from './group-translations.ts';
import { OutdatedBadge } from './outdated-badge.tsx';
import { formatPanelDate } from './panel-dates.ts';
import { PostActions } from './post-actions.tsx';
import { LanguageBadge, StatusBadge } from './post-badges.tsx';
import { TranslationBadges } from './translation-badges.tsx';

type Props = {
  post: AdminPostSummary;
  translations: Translations | undefined;
  /** When it will be published, in words. */
  scheduledFor: string | undefined;
  plan: (post: AdminPostSummary) => void;
  confirmDelete: (post: AdminPostSummary) => void;
};

/** One post of the list: its facts, its languages and its actions. */
export const PostRow = memo(Row);

function Row({ post, translations, scheduledFor, plan, confirmDelete }: Props) {
  const t = useTranslations('adminPosts');
  const language = useLanguage();
  return (
    <>
      <Link
        to="/admin/dashboard"
        search={{ tab: 'posts', edit: post.id }}
        state={openedState}
        data-part="title"
        className="post-row-title leading-relaxed font-bold wrap-anywhere decoration-gold-strong decoration-2 underline-offset-4 hover:underline"
      >
        <PostTitle post={post} />
      </Link>
      <p className="post-row-facts post-facts">
        <StatusBadge published={post.published} />
        <LanguageBadge language={post.language} />
        <time dateTime={post.createdAt}>{formatPanelDate(post.createdAt, language)}</time>
        <span className="tabular-nums">{t('views', { count: post.views })}</span>
        <OutdatedBadge post={post} translations={translations ?? {}} />
        {scheduledFor && (
          <span className="font-bold">{t('scheduled', { time: scheduledFor })}</span>
        )}
        {post.needsCleanup && (
          <span className="border-s-4 border-danger ps-2 font-bold text-danger">
            {t('needsCleanup')}
          </span>
        )}
      </p>
      <TranslationBadges post={post} translations={translations ?? {}} />
      <PostActions
        post={post}
        isScheduled={scheduledFor !== undefined}
        plan={() => plan(post)}
        confirmDelete={() => confirmDelete(post)}
      />
    </>
  );
}
