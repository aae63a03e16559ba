import { getRouteApi } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPost } from '#domain/posts/index.ts';
import { sharePicturePath } from '#domain/share-pictures/shared/share-picture-path.ts';
import { localeConfig } from '#i18n/languages.ts';
import { announcementLink, announcementText, networks } from './announcement.ts';
import { NetworkAnnouncement } from './network-announcement.tsx';
import { usePictureFile } from './use-picture-file.ts';

const route = getRouteApi('/admin');

/** One language of an article: its picture, and a text for each network. */
export function LanguageAnnouncement({ post }: { post: AdminPost }) {
  const t = useTranslations('adminAnnounce');
  const siteUrl = route.useRouteContext({ select: (context) => context.siteUrl });
  const id = useId();
  const picture = sharePicturePath({ kind: 'post', ...post });
  const file = usePictureFile(picture, `${post.slug}.jpg`);
  return (
    <section aria-labelledby={id} className="announcement">
      <h3 id={id} lang={post.language} className="text-body font-bold">
        {localeConfig[post.language].endonym}
      </h3>
      <div>
        <img src={picture} alt={t('picture')} width={1200} height={630} className="w-full" />
        <a href={picture} download={`${post.slug}.jpg`} className="panel-quiet-link mt-1">
          {t('download')}
        </a>
      </div>
      <ul className="announcement-networks">
        {networks.map((network) => (
          <NetworkAnnouncement
            key={network}
            network={network}
            language={post.language}
            prepared={announcementText(network, post)}
            link={announcementLink(siteUrl, post.id, network)}
            picture={file}
          />
        ))}
      </ul>
    </section>
  );
}
