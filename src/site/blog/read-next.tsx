import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { RelatedPost } from '#domain/related-posts/index.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';

/**
 * What to read after a post. Nothing where there is no other.
 *
 * @param language of the posts, which is another one than the page's where the post is not translated
 */
export function ReadNext({
  posts,
  language,
}: {
  posts: readonly RelatedPost[];
  language: Language;
}) {
  const t = useTranslations('blog');
  const isOther = useLanguage() !== language;
  if (posts.length === 0) return null;
  return (
    <nav
      aria-labelledby="read-next"
      className="no-print mx-auto mt-section grid max-w-article gap-x-12 gap-y-6 px-gutter lg:grid-cols-[14rem_1fr]"
    >
      <h2 id="read-next" className="text-h2">
        {t('readNext')}
      </h2>
      <ul className="border-b border-line wrap-anywhere">
        {posts.map(({ slug, title, readTime }) => (
          <li
            key={slug}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-4"
          >
            <Link
              to="/{-$prefix}/blog/$slug"
              params={{ slug }}
              className="max-w-text text-h3 decoration-gold-strong decoration-2 underline-offset-4 hover:underline"
              {...(isOther && { lang: language, dir: directionOf(language) })}
            >
              {title}
            </Link>
            <span className="text-small text-ink-muted">
              {t('readTime', { minutes: readTime })}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
