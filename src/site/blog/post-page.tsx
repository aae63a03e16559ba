import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { visibleTags } from '#domain/posts/shared/visible-tags.ts';
import { directionOf, localeConfig } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { pathInLanguage } from '#i18n/paths.ts';
import { formatLongDate } from '#language/dates.ts';
import { HtmlContent } from '#site/delivery/server-html.tsx';
import { Icon } from '#ui/icon.tsx';
import { ViewBeacon } from '../delivery/view-beacon.tsx';
import { CallToAction } from './call-to-action.tsx';
import { CategoryName } from './category-name.tsx';
import { LanguageNotice } from './language-notice.tsx';
import { Picture, pageWidth } from './picture.tsx';
import type { RenderedPost } from './rendered-post.ts';
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
        <div lang={post.language} dir={directionOf(post.language)} className="wrap-anywhere">
          <PostHeading post={post} />
          <Picture
            src={post.image}
            alt={post.imageAlt}
            sizes={`(min-width: 70rem) 63.75rem, ${pageWidth}`}
            priority
            className="mt-10 aspect-3/2 w-full bg-surface-sunken object-cover"
          />
          <HtmlContent text={post.contentHtml} className="prose mx-auto mt-12 max-w-text" />
        </div>
        <PostFooter post={post} />
      </article>
      <CallToAction />
      <ViewBeacon slug={post.slug} />
    </>
  );
}

function PostHeading({ post }: { post: RenderedPost }) {
  const t = useTranslations('blog');
  const isKurdish =
    useLanguage() === 'ckb' || post.tags.some((tag) => tag.toLowerCase() === 'kurdish');
  return (
    <header className="mt-10 grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_14rem]">
      <div>
        <p className="flex flex-wrap gap-2">
          <Badge>
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

function PostFooter({ post }: { post: RenderedPost }) {
  const t = useTranslations('blog');
  const tags = visibleTags(post.tags);
  return (
    <footer className="no-print mx-auto mt-12 grid max-w-text gap-4 border-t border-line pt-6 text-small">
      <ShareBar post={post} />
      {tags.length > 0 && (
        <ul aria-label={t('tags')} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Link to="/{-$prefix}/blog" search={{ tag: [tag] }} className="chip">
                <bdi>{tag}</bdi>
              </Link>
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

function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="bg-surface-sunken px-2.5 py-0.5 text-tiny font-bold text-accent">
      {children}
    </span>
  );
}
