import { getRouteApi, Link, useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { localeConfig } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { InlineScript } from '../../delivery/inline-script.tsx';
import { HtmlContent } from '../../delivery/server-html.tsx';
import { ViewBeacon } from '../../delivery/view-beacon.tsx';
import { CallToAction } from '../call-to-action.tsx';
import { LanguageNotice } from './language-notice.tsx';
import { PostText } from './post-text.tsx';
import { ReadNext } from './read-next.tsx';
import loadReadingTools from './reading/load-reading-tools.inline.ts?script';
import readingToolsUrl from './reading/reading-tools.lazy.ts?script-url';
import type { PublishedPost } from './rendered-post.ts';
import { ShareBar } from './share-bar.tsx';

const route = getRouteApi('/{-$prefix}/blog/$slug');

export function PostPage() {
  const t = useTranslations('blog');
  const post = route.useLoaderData();
  return (
    <>
      <article className="mx-auto max-w-article px-gutter pt-8 sm:pt-12">
        <Link to="/{-$prefix}/blog" className="button-quiet no-print">
          <Icon name="back" />
          {t('backToBlog')}
        </Link>
        <LanguageNotice of={post.language} />
        <PostText post={post} categoryPath={post.topics.category} />
        <PostFooter post={post} />
        <ReadNext posts={post.related} language={post.language} />
      </article>
      <CallToAction />
      <ReadingTools />
      <ViewBeacon slug={post.slug} />
    </>
  );
}

function PostFooter({ post }: { post: PublishedPost }) {
  const t = useTranslations('blog');
  const { siteUrl } = route.useRouteContext();
  const { tags } = post.topics;
  return (
    // Above it is room for the bar of offline/keep-article.css.
    <footer className="no-print mx-auto mt-20 grid max-w-text gap-4 border-t border-line pt-6 text-small">
      {post.series?.next && <HtmlContent text={post.series.next} />}
      <ShareBar shared={{ title: post.title, url: `${siteUrl}/p/${post.id}` }} />
      {tags.length > 0 && (
        <ul aria-label={t('tags')} className="flex flex-wrap gap-2">
          {tags.map(({ name, path }) => (
            <li key={name}>
              <a href={path} className="chip">
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      {post.translations.length > 0 && (
        <p className="flex flex-wrap gap-x-3 text-ink-muted">
          {t('alsoIn')}
          {post.translations.map(({ language, slug }) => (
            <a
              key={language}
              href={pathInLanguage(`/blog/${slug}`, language)}
              lang={language}
              hrefLang={language}
              className="font-bold text-accent underline decoration-gold-strong decoration-2 underline-offset-4 hover:decoration-3"
            >
              {localeConfig[language].endonym}
            </a>
          ))}
        </p>
      )}
    </footer>
  );
}

/** Loads the tools of the article: when reading begins where it came as HTML, at once where React shows it. */
function ReadingTools() {
  const [cameAsHtml] = useState(!useHydrated());
  return cameAsHtml ? (
    <InlineScript text={loadReadingTools} data-module={readingToolsUrl} />
  ) : (
    <script type="module" async src={readingToolsUrl} />
  );
}
