import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { RelatedPost } from '#domain/related-posts/index.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';

/**
 * What to read after a post. Nothing where there is no other. Its classes are those of other parts of the page: the
 * page's HTML has little room for new rules.
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
    <nav aria-labelledby="read-next" className="no-print mx-auto mt-12 max-w-text">
      <h2 id="read-next" className="text-h2">
        {t('readNext')}
      </h2>
      <ul className="mt-6 grid gap-6">
        {posts.map(({ slug, title, readTime }) => (
          <li key={slug} className="border-t border-line pt-3 wrap-anywhere">
            <Link
              to="/{-$prefix}/blog/$slug"
              params={{ slug }}
              className="text-h3 decoration-gold-strong decoration-2 underline-offset-4 hover:underline"
              {...(isOther && { lang: language, dir: directionOf(language) })}
            >
              {title}
            </Link>
            <p className="mt-2 text-small text-ink-muted">{t('readTime', { minutes: readTime })}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
