import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { openedState } from '../shared/panel-navigation.ts';
import { PostTitle } from '../shared/post-title.tsx';
import { formatDay, formatHour } from '../shared/time/format-local.ts';
import { LanguageBadges } from './language-badges.tsx';
import type { CalendarEntry } from './month-days.ts';
import { PublicationActions } from './next-publications.tsx';
import { namingPost, type Publication } from './publications.ts';

type Props = {
  days: readonly string[];
  entries: ReadonlyMap<string, readonly CalendarEntry[]>;
  /** Whether no entry is missing because it is being loaded or could not be. */
  isComplete: boolean;
  today: string;
  change: (publication: Publication) => void;
  cancel: (publication: Publication) => void;
};

/** The days of a month that have publications, for screens without room for a grid. */
export function MonthAgenda({ days, entries, isComplete, today, change, cancel }: Props) {
  const t = useTranslations('adminSchedule.calendar');
  const language = useLanguage();
  const filled = days.filter((day) => entries.has(day));
  if (filled.length === 0)
    return isComplete && <p className="border-y border-line py-6 text-small">{t('empty')}</p>;
  return (
    <ol className="mt-2">
      {filled.map((day) => (
        <li key={day} className="border-t border-line py-3">
          <h4 className="text-small font-bold" aria-current={day === today ? 'date' : undefined}>
            {formatDay(day, language, today)}
          </h4>
          <ul>
            {(entries.get(day) ?? []).map((entry) => (
              <li key={entry.publication.key} className="mt-2">
                <AgendaEntry entry={entry} change={change} cancel={cancel} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function AgendaEntry(props: { entry: CalendarEntry } & Pick<Props, 'change' | 'cancel'>) {
  const { isDone, publication } = props.entry;
  const t = useTranslations('adminSchedule.calendar');
  const language = useLanguage();
  const post = namingPost(publication.posts, language);
  if (!post) return null;
  return (
    <div className={`border-s-4 ps-3 ${isDone ? 'border-line' : 'border-gold-strong'}`}>
      <p className="text-tiny text-ink-muted">
        {t(isDone ? 'published' : 'planned')} {formatHour(publication.local, language)}{' '}
        <LanguageBadges posts={publication.posts} />
      </p>
      <Link
        to="/admin/dashboard"
        search={{ tab: 'posts', edit: post.id }}
        state={openedState}
        className="inline-block py-1 leading-relaxed wrap-anywhere hover:underline"
      >
        <PostTitle post={post} />
      </Link>
      {!isDone && (
        <PublicationActions publication={publication} change={props.change} cancel={props.cancel} />
      )}
    </div>
  );
}
