import { getRouteApi, Link } from '@tanstack/react-router';
import { memo, useDeferredValue } from 'react';
import { useTranslations } from 'use-intl';
import type { PostSummary } from '#domain/posts/index.ts';
import { RestOfStyle } from '#site/delivery/page-style.tsx';
import type { ServerHtml } from '#site/delivery/server-html.tsx';
import { CallToAction } from '../call-to-action.tsx';
import { filterPosts, type PostFilter } from '../post-filter.ts';
import { AlsoInText } from './also-in-text.tsx';
import { FilterBar } from './filter-bar.tsx';
import { PostCard, type TitleLinkProps } from './post-card.tsx';
import { usePostFilter } from './use-post-filter.ts';

const route = getRouteApi('/{-$prefix}/blog/');

/** Cards of the first row at the widest layout: their pictures are on the first screen. */
const firstScreenCards = 1;

export function BlogListPage() {
  const t = useTranslations('blog');
  const { posts, inTexts } = route.useLoaderData();
  const { filter, change } = usePostFilter();
  return (
    <>
      <div className="mx-auto max-w-page px-gutter pt-12 sm:pt-20">
        <div className="max-w-text">
          <h1 className="text-h1">{t('title')}</h1>
          <p className="mt-4 text-ink-muted">{t('subtitle')}</p>
        </div>
        <RestOfStyle />
        <FilterBar posts={posts} filter={filter} change={change} />
        <Matches posts={posts} filter={useDeferredValue(filter)} inTexts={inTexts} />
      </div>
      <CallToAction />
    </>
  );
}

/** Memoised, so that a typed letter is on screen before the list renders. A newer letter interrupts the rendering. */
const Matches = memo(function Matches(props: {
  posts: readonly PostSummary[];
  filter: PostFilter;
  inTexts: ServerHtml | undefined;
}) {
  const t = useTranslations('blog');
  const shown = filterPosts(props.posts, props.filter);
  return (
    <>
      {/* Always there, because screen readers tell changes of what they know. */}
      <div role="status">
        {shown.length > 0 ? (
          <p className="mt-8 text-small text-ink-muted">
            {t('resultCount', { count: shown.length })}
          </p>
        ) : (
          <NoArticles isFiltered={props.posts.length > 0} />
        )}
      </div>
      {shown.length > 0 && (
        <div className="mt-5 grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((post, index) => (
            <PostCard
              key={post.id}
              post={post}
              priority={index < firstScreenCards}
              TitleLink={TitleLink}
            />
          ))}
        </div>
      )}
      <AlsoInText filter={props.filter} listed={shown} rendered={props.inTexts} />
    </>
  );
});

function NoArticles({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('blog');
  return (
    <div className="mt-8 py-8">
      <h2 className="text-h2">{t('noArticlesTitle')}</h2>
      <p className="mt-3 text-ink-muted">
        {isFiltered ? `${t('noArticlesForSearch')} ${t('noArticlesHint')}` : t('noArticlesYet')}
      </p>
    </div>
  );
}

function TitleLink({ slug, ...props }: TitleLinkProps) {
  return <Link to="/{-$prefix}/blog/$slug" params={{ slug }} data-result {...props} />;
}
