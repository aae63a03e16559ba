import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { namePlaceholder } from '#domain/topics/shared/topic-texts.ts';
import { Icon } from '#ui/icon.tsx';
import { CallToAction } from '../call-to-action.tsx';
import { PostCard } from '../list/post-card.tsx';
import type { TopicPageData } from './load-topic.ts';

const tagRoute = getRouteApi('/{-$prefix}/blog/tag/$tag');
const categoryRoute = getRouteApi('/{-$prefix}/blog/category/$category');

export function TagPage() {
  return <TopicPage {...tagRoute.useLoaderData()} />;
}

export function CategoryPage() {
  return <TopicPage {...categoryRoute.useLoaderData()} />;
}

/** The posts of a tag or a category, as the list shows them. */
function TopicPage({ texts, posts }: TopicPageData) {
  const t = useTranslations('blog');
  return (
    <>
      <div className="mx-auto max-w-page px-gutter pt-8 sm:pt-12">
        <Link to="/{-$prefix}/blog" className="button-quiet no-print">
          <Icon name="back" />
          {t('backToBlog')}
        </Link>
        <div className="mt-10 max-w-text wrap-anywhere">
          <h1 className="text-h1">
            <WithName text={texts.title} name={texts.name} />
          </h1>
          <p className="mt-4 text-ink-muted">
            <WithName text={texts.description} name={texts.name} />
          </p>
        </div>
        <p className="mt-8 text-small text-ink-muted">
          {t('resultCount', { count: posts.length })}
        </p>
        <div className="mt-5 grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
          {posts.map((post, index) => (
            <PostCard key={post.id} post={post} priority={index === 0} />
          ))}
        </div>
      </div>
      <CallToAction />
    </>
  );
}

/** A text with the topic's name in it, which may be of another direction. */
function WithName({ text, name }: { text: string; name: string }) {
  const [before, after] = text.split(namePlaceholder);
  return (
    <>
      {before}
      {after !== undefined && <bdi>{name}</bdi>}
      {after}
    </>
  );
}
