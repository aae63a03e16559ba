import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { ClampedTitle, PostTitle } from '../shared/post-title.tsx';
import { formatLocalTime } from './format-local.ts';
import { LanguageBadges } from './language-badges.tsx';
import { dayOf } from './local-time.ts';
import { groupPublications, namingPost, type Publication } from './publications.ts';
import type { Schedule, ScheduledPost } from './use-schedule.ts';

const shownAtOnce = 10;

type Props = {
  schedule: Schedule;
  change: (publication: Publication) => void;
  cancel: (publication: Publication) => void;
};

/** The next ten publications. */
export function NextPublications({ schedule, change, cancel }: Props) {
  const t = useTranslations('adminSchedule');
  const publications = groupPublications(schedule.upcoming);
  const rest = publications.length - shownAtOnce;
  return (
    <section aria-labelledby="schedule-next" className="min-w-0">
      <h3 id="schedule-next" className="text-body font-bold xl:flex xl:min-h-10 xl:items-center">
        {t('next')}
      </h3>
      {publications.length === 0 && (
        <p className="mt-2 border-y border-line py-6 text-small">{t('nothing')}</p>
      )}
      <ul className="mt-2">
        {publications.slice(0, shownAtOnce).map((publication) => (
          <li key={publication.key} className="border-t border-line py-3">
            <Details publication={publication} today={dayOf(schedule.localNow)} />
            <PublicationActions publication={publication} change={change} cancel={cancel} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="border-t border-line pt-3 text-small text-ink-muted">
          {t('rest', { count: rest })}
        </p>
      )}
    </section>
  );
}

function Details(props: { publication: Publication<ScheduledPost>; today: string }) {
  const { publication, today } = props;
  const t = useTranslations('adminSchedule');
  const language = useLanguage();
  const post = namingPost(publication.posts, language);
  return (
    <>
      <p className="text-small">
        <time dateTime={publication.posts[0]?.publishAt}>
          {formatLocalTime(publication.local, language, today)}
        </time>{' '}
        <LanguageBadges posts={publication.posts} />
      </p>
      <p className="text-small font-bold">{post && <ClampedTitle post={post} />}</p>
      {post && (
        <p className="text-tiny text-ink-muted">
          {t('chosenBy')} <bdi className="wrap-anywhere">{post.username}</bdi>
        </p>
      )}
    </>
  );
}

/** The buttons of a publication that is still to come. */
export function PublicationActions(props: Omit<Props, 'schedule'> & { publication: Publication }) {
  const { publication, change, cancel } = props;
  const t = useTranslations('adminSchedule');
  const post = namingPost(publication.posts, useLanguage());
  const about = post && (
    <span className="sr-only">
      : <PostTitle post={post} />
    </span>
  );
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <button
        type="button"
        className="panel-button schedule-action"
        onClick={() => change(publication)}
      >
        {t('change')}
        {about}
      </button>
      <button
        type="button"
        className="panel-button schedule-action"
        onClick={() => cancel(publication)}
      >
        {t('cancel')}
        {about}
      </button>
    </div>
  );
}
