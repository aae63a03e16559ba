import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { pathInLanguage } from '#i18n/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { useTimeInWords } from '../../schedule/use-schedule.ts';
import type { Translations } from '../articles.ts';
import { OutdatedBadge } from '../outdated-badge.tsx';
import { formatPanelDate } from '../panel-dates.ts';
import { StatusBadge } from '../post-badges.tsx';

/** The status, date and page of a post, which its form cannot change. */
export function PostFacts(props: { post: AdminPostSummary; translations: Translations }) {
  const { post, translations } = props;
  const t = useTranslations('adminPosts');
  const language = useLanguage();
  const scheduledFor = useTimeInWords()(post.id);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-tiny text-ink-muted">
      <StatusBadge published={post.published} />
      <time dateTime={post.createdAt}>{formatPanelDate(post.createdAt, language)}</time>
      {scheduledFor && !post.published && (
        <span className="post-fact-gold">{t('scheduled', { time: scheduledFor })}</span>
      )}
      {post.published && (
        <a
          href={pathInLanguage(`/blog/${encodeURIComponent(post.slug)}`, post.language)}
          target="_blank"
          rel="noopener"
          className="panel-quiet-link inline-flex items-center gap-1.5 text-tiny"
        >
          {t('view')}
          <span className="sr-only"> {t('opensInNewTab')}</span>
          <Icon name="external" className="size-3.5" />
        </a>
      )}
      <span role="status">
        <OutdatedBadge post={post} translations={translations} />
      </span>
    </div>
  );
}
