import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { openedState } from '../shared/panel-navigation.ts';
import { ClampedTitle } from '../shared/post-title.tsx';
import { formatHour } from '../shared/time/format-local.ts';
import { LanguageBadges } from './language-badges.tsx';
import { namingPost, type Publication } from './publications.ts';

/**
 * A publication in a day of the grid. One that is still to come can be dragged; Enter picks it up, a click or the
 * space bar opens its dialog. One that is done leads to its post.
 */
export function GridEntry(props: {
  publication: Publication;
  isDone: boolean;
  isCarried: boolean;
  onEnter: (publication: Publication) => void;
  onDrag: (publication: Publication) => void;
  change: (publication: Publication) => void;
}) {
  const { publication, isCarried } = props;
  const t = useTranslations('adminSchedule.calendar');
  const language = useLanguage();
  const post = namingPost(publication.posts, language);
  if (!post) return null;
  const hour = formatHour(publication.local, language);
  const text = (
    <>
      <span className="schedule-entry-head">
        {hour} <LanguageBadges posts={publication.posts} />
      </span>
      <ClampedTitle post={post} />
    </>
  );
  if (props.isDone)
    return (
      <Link
        to="/admin/dashboard"
        search={{ tab: 'posts', edit: post.id }}
        state={openedState}
        tabIndex={-1}
        data-entry
        draggable={false}
        className="schedule-entry schedule-entry-done"
      >
        <span className="sr-only">{t('published')} </span>
        {text}
      </Link>
    );
  return (
    <button
      type="button"
      tabIndex={-1}
      data-entry
      draggable
      className={`schedule-entry schedule-entry-planned ${isCarried ? 'schedule-entry-carried' : ''}`}
      onClick={() => props.change(publication)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Without it, Enter is a click, too.
        event.preventDefault();
        event.stopPropagation();
        props.onEnter(publication);
      }}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', post.title);
        props.onDrag(publication);
      }}
    >
      <span className="sr-only">{t('planned')} </span>
      {text}
    </button>
  );
}
