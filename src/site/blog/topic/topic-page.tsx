import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PostSummary } from '#domain/posts/index.ts';
import type { TopicTexts } from '#domain/topics/index.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { pathInLanguage } from '#i18n/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { CallToAction } from '../call-to-action.tsx';
import { PostCard, type TitleLinkProps } from '../list/post-card.tsx';

export type TopicPageProps = { texts: TopicTexts; posts: readonly PostSummary[] };

/** The posts of a topic, as the list shows them. Plain links, because it is rendered without a router. */
export function TopicPage({ texts, posts }: TopicPageProps) {
  const t = useTranslations('blog');
  const blog = pathInLanguage('/blog', useLanguage());
  return (
    <>
      <div className="mx-auto max-w-page px-gutter pt-8 sm:pt-12">
        <a href={blog} className="button-quiet no-print">
          <Icon name="back" />
          {t('backToBlog')}
        </a>
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
            <PostCard key={post.id} post={post} priority={index === 0} TitleLink={PostLink} />
          ))}
        </div>
      </div>
      <CallToAction Link={ContactLink} />
    </>
  );
}

/** A text with the topic's name in it, which may be of another direction. */
function WithName({ text, name }: { text: string; name: string }) {
  const [before, after] = text.split('{name}');
  return (
    <>
      {before}
      {after !== undefined && <bdi>{name}</bdi>}
      {after}
    </>
  );
}

function PostLink({ slug, ...props }: TitleLinkProps) {
  return <a href={pathInLanguage(`/blog/${slug}`, useLanguage())} {...props} />;
}

function ContactLink(props: { className?: string; children: ReactNode }) {
  return <a href={`${pathInLanguage('/', useLanguage())}#contact`} {...props} />;
}
