import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import type { Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { openedState } from '../shared/panel-navigation.ts';
import { ClampedTitle } from '../shared/post-title.tsx';
import { useOpenRemarks } from '../shared/use-open-remarks.ts';
import { isOutdated, type Translations } from './articles.ts';
import { formatPanelDate } from './panel-dates.ts';
import { PostActions } from './post-actions.tsx';
import { LanguageBadge, StatusBadge } from './post-badges.tsx';

/** One language of an article: its title, its state and its actions. */
export function LanguageCell(props: {
  post: AdminPostSummary;
  translations: Translations;
  /** When it will be published, in words. */
  scheduledFor: string | undefined;
  plan: (post: AdminPostSummary) => void;
  confirmDelete: (post: AdminPostSummary) => void;
}) {
  const { post, translations } = props;
  const scheduledFor = post.published ? undefined : props.scheduledFor;
  const t = useTranslations('adminPosts');
  const name = useTranslations('adminShared.languages')(post.language);
  const language = useLanguage();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={name} data-language={post.language} className="article-cell">
      <Link
        to="/admin/dashboard"
        search={{ tab: 'posts', edit: post.id }}
        state={openedState}
        data-part="title"
        title={post.title}
        className="article-title"
      >
        <ClampedTitle post={post} />
      </Link>
      <p className="post-facts">
        <LanguageBadge language={post.language} />
        <StatusBadge published={post.published} />
        <time dateTime={post.createdAt}>{formatPanelDate(post.createdAt, language)}</time>
        <span>{t('views', { count: post.views })}</span>
        {scheduledFor && (
          <span className="post-fact-gold">{t('scheduled', { time: scheduledFor })}</span>
        )}
        {isOutdated(post, translations) && (
          <span className="post-fact-gold">{t('outdated.one')}</span>
        )}
        <OpenRemarks post={post} />
        {post.needsCleanup && (
          <span className="border-s-4 border-danger ps-2 font-bold text-danger">
            {t('needsCleanup')}
          </span>
        )}
      </p>
      <PostActions
        post={post}
        isScheduled={scheduledFor !== undefined}
        plan={() => props.plan(post)}
        confirmDelete={() => props.confirmDelete(post)}
      />
    </div>
  );
}

/** How many remarks of reviewers wait for a decision: a link to them. */
function OpenRemarks({ post }: { post: AdminPostSummary }) {
  const t = useTranslations('adminReviews');
  const count = useOpenRemarks()(post);
  if (count === 0) return null;
  return (
    <Link
      to="/admin/dashboard"
      search={{ tab: 'posts', edit: post.id, reviews: post.id }}
      state={openedState}
      className="inline-flex min-h-11 items-center"
    >
      <span className="post-fact-gold panel-quiet-link text-tiny">
        {t('openRemarks', { count })}
      </span>
    </Link>
  );
}

/** The place of a language that the article does not have: a link to the form for it. */
export function MissingCell({
  language,
  source,
}: {
  language: Language;
  source: AdminPostSummary;
}) {
  const t = useTranslations('adminPosts');
  return (
    <div data-language={language} className="article-cell article-cell-missing">
      <Link
        to="/admin/dashboard"
        search={{ tab: 'create', translate: source.id }}
        data-part="title"
        className="article-missing"
      >
        {t('translations.missing', { language })}
      </Link>
    </div>
  );
}
