import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { directionOf } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { formatLongDate } from '#language/dates.ts';
import { RestOfStyle } from '#site/delivery/page-style.tsx';
import { HtmlContent } from '#site/delivery/server-html.tsx';
import { CategoryName } from '../category-name.tsx';
import { Picture, pageWidth } from '../picture.tsx';
import { TableOfContents } from './contents/table-of-contents.tsx';
import type { RenderedPost } from './rendered-post.ts';

type Props = {
  post: RenderedPost;
  /** The page of the post's category. A post under review may be the only one of a category, which then has none. */
  categoryPath?: string | undefined;
};

/** Heading, cover, table of contents and text of a post, for readers and reviewers alike. */
export function PostText({ post, categoryPath }: Props) {
  return (
    <div lang={post.language} dir={directionOf(post.language)} className="wrap-anywhere">
      <PostHeading post={post} categoryPath={categoryPath} />
      <Picture
        src={post.image}
        alt={post.imageAlt}
        sizes={`(min-width: 70rem) 63.75rem, ${pageWidth}`}
        priority
        className="cover mt-10 aspect-3/2 w-full bg-surface-sunken object-cover"
      />
      <RestOfStyle />
      {/* In one element with the text, which may have its contents beside it. */}
      <div>
        {post.series && <HtmlContent text={post.series.place} />}
        {post.contents && <TableOfContents items={post.contents} />}
        <HtmlContent text={post.contentHtml} className="prose mx-auto mt-12 max-w-text" />
      </div>
    </div>
  );
}

function PostHeading({ post, categoryPath }: Props) {
  const t = useTranslations('blog');
  const isKurdish =
    useLanguage() === 'ckb' || post.tags.some((tag) => tag.toLowerCase() === 'kurdish');
  return (
    <header className="mt-10 grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_14rem]">
      <div>
        <p className="flex flex-wrap gap-2">
          <Badge href={categoryPath}>
            <CategoryName category={post.category} />
          </Badge>
          {isKurdish && <Badge>{t('kurdish')}</Badge>}
        </p>
        <h1 className="mt-4 text-h1">{post.title}</h1>
        <p className="mt-5 max-w-text text-h3 text-ink-muted arabic-script:leading-body">
          {post.description}
        </p>
      </div>
      <PostFacts post={post} />
    </header>
  );
}

/** Author, date, read time, views and comments. */
function PostFacts({ post }: { post: RenderedPost }) {
  const t = useTranslations('blog');
  const language = useLanguage();
  return (
    <dl
      lang={language}
      dir={directionOf(language)}
      className="flex flex-wrap gap-x-4 self-end border-t-2 border-gold-strong pt-3 text-small text-ink-muted lg:block"
    >
      <dt className="sr-only">{t('author')}</dt>
      <dd className="font-bold text-ink">{post.author}</dd>
      <dt className="sr-only">{t('publishedOn')}</dt>
      <dd>
        <time dateTime={post.date}>
          {language !== 'en' && (
            <span className="block">{formatLongDate(post.date, language)}</span>
          )}
          {/* The specification wants the en-US date on the post page in every language. */}
          <span lang="en" dir="ltr" className={language === 'en' ? undefined : 'text-tiny'}>
            {formatLongDate(post.date, 'en')}
          </span>
        </time>
      </dd>
      <dd>{t('readTime', { minutes: post.readTime })}</dd>
      <dd>{t('views', { count: post.views })}</dd>
      <dd>{t('comments', { count: post.comments })}</dd>
    </dl>
  );
}

function Badge({ href, children }: { href?: string | undefined; children: ReactNode }) {
  const style = 'bg-surface-sunken px-2.5 py-0.5 text-tiny font-bold text-accent';
  return href ? (
    <a href={href} className={`${style} hover:underline`}>
      {children}
    </a>
  ) : (
    <span className={style}>{children}</span>
  );
}
