import { useTranslations } from 'use-intl';
import type { AdminPost } from '#domain/posts/index.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { pathInLanguage } from '#i18n/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { formatPanelDate } from '../panel-dates.ts';
import { LanguageBadge, StateMark } from '../post-marks.tsx';

/** What of a post can't be changed in its form: its language, its state, its date, and its page. */
export function PostFacts({ post }: { post: AdminPost }) {
  const t = useTranslations('adminPosts');
  const language = useLanguage();
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-tiny text-ink-muted">
      <StateMark published={post.published} />
      <LanguageBadge language={post.language} />
      <time dateTime={post.createdAt}>{formatPanelDate(post.createdAt, language)}</time>
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
    </p>
  );
}
