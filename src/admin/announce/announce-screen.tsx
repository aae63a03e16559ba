import './announce.css';
import { useTranslations } from 'use-intl';
import { LoadError } from '../shared/load-error.tsx';
import { usePanelNavigation } from '../shared/panel-navigation.ts';
import { PostTitle } from '../shared/post-title.tsx';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { LanguageAnnouncement } from './language-announcement.tsx';
import { useAnnouncedPosts } from './use-announced-posts.ts';

/** What the company posts about an article on its channels, in each published language. */
export function AnnounceScreen({ id }: { id: number }) {
  const t = useTranslations('adminAnnounce');
  const edit = useTranslations('adminPosts.edit');
  const { close } = usePanelNavigation();
  const { post, isGone, published, isPending, error, refetch } = useAnnouncedPosts(id);
  return (
    <div className="mx-auto max-w-page">
      <button type="button" className="panel-quiet-link" onClick={() => close('announce')}>
        {t('back')}
      </button>
      <ScreenHeading className="mt-3 text-h3">{t('title')}</ScreenHeading>
      {post && (
        <p className="mt-1 text-ink-muted">
          <PostTitle post={post} />
        </p>
      )}
      <p role="status" className="sr-only">
        {isPending && t('loading')}
      </p>
      {isGone && <p className="mt-4 border-y border-line py-8">{edit('gone')}</p>}
      {error && <LoadError text={t('loadError')} error={error} retry={refetch} />}
      {post && !error && published.length === 0 && !isPending && (
        <p className="mt-4 border-y border-line py-8">{t('nonePublished')}</p>
      )}
      {published.length > 0 && (
        <p className="mt-4 max-w-text text-small text-ink-muted">{t('hint')}</p>
      )}
      {published.map((one) => (
        <LanguageAnnouncement key={one.id} post={one} />
      ))}
    </div>
  );
}
