import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { RelatedPost } from '#domain/related-posts/index.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';

/**
 * What to read after a post. Nothing where there is no other. Its classes are, word for word, those of the post's
 * footer: repeated text costs a compressed page next to nothing, and the page has no room for new rules.
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
      aria-label={t('readNext')}
      className="no-print mx-auto mt-12 grid max-w-text gap-4 border-t border-line pt-6 text-small"
    >
      <h2 className="text-h2">{t('readNext')}</h2>
      <ul className="grid gap-4 wrap-anywhere">
        {posts.map(({ slug, title, readTime }) => (
          <li key={slug}>
            <Link
              to="/{-$prefix}/blog/$slug"
              params={{ slug }}
              className="font-bold text-accent underline decoration-gold-strong decoration-2 underline-offset-4 hover:decoration-3"
              {...(isOther && { lang: language, dir: directionOf(language) })}
            >
              {title}
            </Link>
            <p className="text-ink-muted">{t('readTime', { minutes: readTime })}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
