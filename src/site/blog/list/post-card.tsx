import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PostSummary } from '#domain/posts/index.ts';
import { visibleTags } from '#domain/posts/shared/visible-tags.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { formatLongDate } from '#language/dates.ts';
import { Icon } from '#ui/icon.tsx';
import { CategoryName } from '../category-name.tsx';
import { Picture, pageWidth } from '../picture.tsx';
import { maxTagsPerCard } from '../post-filter.ts';

export type TitleLinkProps = {
  slug: string;
  tabIndex: 0;
  className: string;
  children: ReactNode;
};

type Props = {
  post: PostSummary;
  priority: boolean;
  /** Links to the post. */
  TitleLink: (props: TitleLinkProps) => ReactNode;
};

/** A post in the list. The whole card is one link, and the title is its name. */
export function PostCard({ post, priority, TitleLink }: Props) {
  const t = useTranslations('blog');
  const language = useLanguage();
  return (
    <article className="card group relative flex flex-col wrap-anywhere">
      <div className="aspect-3/2 overflow-clip bg-surface-sunken">
        <Picture
          src={post.image}
          alt=""
          sizes={`(min-width: 80rem) 23.25rem, (min-width: 64rem) calc(31.5vw - 1.75rem), (min-width: 40rem) calc(47.2vw - 1.6rem), ${pageWidth}`}
          priority={priority}
          className="size-full object-cover [transition:scale_400ms_var(--ease-calm)] group-hover:[scale:1.03]"
        />
      </div>
      <p className="card-words mt-4 flex flex-wrap gap-x-4 text-tiny text-ink-muted">
        <span className="font-bold text-accent">
          <CategoryName category={post.category} />
        </span>
        <time dateTime={post.date}>
          <span className="sr-only">{t('publishedOn')} </span>
          {formatLongDate(post.date, language)}
        </time>
      </p>
      <h2 className="mt-2 text-h3">
        <TitleLink
          slug={post.slug}
          // With a tab index a link has the focus also when it is pressed with a pointer: see list.css.
          tabIndex={0}
          className="decoration-gold-strong decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          <span className="card-words">{post.title}</span>
        </TitleLink>
      </h2>
      <p className="card-words mt-2 text-small text-ink-muted">{post.description}</p>
      <ul
        aria-label={t('tags')}
        className="card-words mt-3 flex flex-wrap gap-x-3 text-tiny text-ink-muted"
      >
        {visibleTags(post.tags)
          .slice(0, maxTagsPerCard)
          .map((tag) => (
            <li key={tag} className="card-tag">
              <bdi>{tag}</bdi>
            </li>
          ))}
      </ul>
      <div className="mt-auto pt-4">
        <p className="card-words flex flex-wrap gap-x-4 border-t border-line pt-3 text-tiny text-ink-muted">
          <span>
            <span className="sr-only">{t('author')}: </span>
            {post.author}
          </span>
          <span>{t('readTime', { minutes: post.readTime })}</span>
          <span>{t('views', { count: post.views })}</span>
          <span>{t('comments', { count: post.comments })}</span>
          <span
            aria-hidden="true"
            className="ms-auto inline-flex items-center gap-1.5 font-bold text-accent"
          >
            {t('readMore')}
            <Icon name="forward" className="size-4" />
          </span>
        </p>
      </div>
    </article>
  );
}
