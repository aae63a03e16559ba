import { useTranslations } from 'use-intl';
import { searchTexts } from '#content/search-texts.ts';
import type { ExcerptPart, Found, FoundArticle } from '#domain/search/index.ts';
import { directionOf } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { pathInLanguage } from '#i18n/paths.ts';
import { filterPosts, type PostFilter } from '../post-filter.ts';

/** Articles that are shown. */
const maxShown = 10;

export type FoundTextsProps = {
  found: Found;
  filter: PostFilter;
  /** The articles that the list shows already. */
  listed: readonly { slug: string }[];
};

/**
 * The articles that have the searched words in their text, or words that are near. Plain links, because the server
 * renders this without a router, too.
 */
export function FoundTexts(props: FoundTextsProps) {
  const t = useTranslations('blog');
  const language = useLanguage();
  const { title, near } = searchTexts[language];
  const { articles, words } = shownOf(props);
  if (articles.length > 0)
    return (
      <section aria-labelledby="found-texts" className="mt-12 border-t border-line pt-10">
        <h2 id="found-texts" className="text-h2">
          {title}
        </h2>
        <p className="mt-2 text-small text-ink-muted">
          {t('resultCount', { count: articles.length })}
        </p>
        <ol className="mt-8 grid max-w-text gap-8">
          {articles.map((article) => (
            <FoundText key={article.slug} article={article} />
          ))}
        </ol>
      </section>
    );
  if (words.length === 0) return null;
  return (
    // The space keeps focus rings above the edge of the screen.
    <section aria-labelledby="near-words" className="py-3">
      <p id="near-words" className="text-small text-ink-muted">
        {near}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word} className="max-w-full">
            <a
              href={`${pathInLanguage('/blog', language)}?q=${encodeURIComponent(word)}`}
              data-result
              className="chip"
            >
              <bdi>{word}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The articles that the list does not show, or else the words that are near. */
export function shownOf({ found, filter, listed }: FoundTextsProps): {
  articles: FoundArticle[];
  words: string[];
} {
  const articles = filterPosts(
    found.articles.map((article) => ({ ...article, title: '', description: '' })),
    { ...filter, q: undefined },
  )
    .filter(({ slug }) => !listed.some((post) => post.slug === slug))
    .slice(0, maxShown);
  return { articles, words: articles.length + listed.length > 0 ? [] : found.near };
}

function FoundText({ article }: { article: FoundArticle }) {
  const language = useLanguage();
  const { slug, heading, excerpt, excerptLanguage } = article;
  const isOther = excerptLanguage !== language;
  const direction = directionOf(excerptLanguage);
  // Begins where the title does.
  const align = direction === directionOf(language) ? '' : 'text-end';
  return (
    <li className="wrap-anywhere">
      <h3 className="text-h3">
        <a
          href={pathInLanguage(`/blog/${slug}`, language)}
          data-result
          className="decoration-gold-strong decoration-2 underline-offset-4 hover:underline"
        >
          <Parts of={heading} />
        </a>
      </h3>
      {isOther && excerpt.length > 0 && (
        <p className="mt-2 text-tiny text-ink-muted">
          {searchTexts[language].inText[excerptLanguage]}
        </p>
      )}
      <p
        className={`mt-2 text-small text-ink-muted ${align}`}
        {...(isOther && { lang: excerptLanguage, dir: direction })}
      >
        <Parts of={excerpt} />
      </p>
    </li>
  );
}

function Parts({ of: parts }: { of: readonly ExcerptPart[] }) {
  return parts.map(({ text, isHit }, index) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key and never move
      <mark key={index} className="bg-(--selection) text-(--selection-ink)">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
