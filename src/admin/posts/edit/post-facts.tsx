import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { languages } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { pathInLanguage } from '#i18n/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { useTimeInWords } from '../../schedule/use-schedule.ts';
import { useLanguageNames } from '../../shared/use-language-names.ts';
import { isOutdated, type Translations } from '../articles.ts';
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

/** Says which translations of an English post are outdated, or that a translation is. */
function OutdatedBadge(props: { post: AdminPostSummary; translations: Translations }) {
  const { post, translations } = props;
  const t = useTranslations('adminPosts.outdated');
  const names = useLanguageNames();
  const outdated = languages.filter((language) => {
    const version = translations[language];
    return version && isOutdated(version, translations);
  });
  const text =
    post.language !== 'en'
      ? outdated.includes(post.language) && t('one')
      : outdated.length > 0 && t('others', { languages: names(outdated) });
  return text && <span className="border-s-4 border-gold-strong ps-2 font-bold">{text}</span>;
}
