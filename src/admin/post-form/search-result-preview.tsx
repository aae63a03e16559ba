import { useTranslations } from 'use-intl';
import { company } from '#content/company.ts';
import { directionOf, localeConfig } from '#i18n/languages.ts';
import { MissingText } from './missing-text.tsx';
import type { PreviewedPost } from './preview-warnings.ts';
import { cutForSearch, shownCharacters } from './seo-lengths.ts';

/** Approximately how a search engine shows the post on a phone. */
export function SearchResultPreview({ post }: { post: PreviewedPost }) {
  const t = useTranslations('adminPostForm.seo');
  const { language } = post;
  const { prefix } = localeConfig[language];
  const breadcrumb = [
    window.location.host,
    ...(prefix === null ? [] : [prefix]),
    'blog',
    post.slug || '…',
  ];
  const title = cutForSearch(post.seoTitle.trim() || post.title, shownCharacters.seoTitle);
  const description = cutForSearch(
    post.seoDescription.trim() || post.description,
    shownCharacters.seoDescription,
  );
  return (
    <div className="rounded-card border border-line bg-surface-raised p-4">
      <div className="flex items-center gap-3">
        <span className="grid size-8 shrink-0 place-items-center rounded-full border border-line bg-surface">
          <img src="/favicon.svg" alt="" className="size-4.5" />
        </span>
        <div className="w-0 grow text-tiny leading-snug">
          <p>{company.name[language]}</p>
          {/* The URL runs from left to right and is aligned with the lines around it. */}
          <p
            dir="ltr"
            className={`truncate text-ink-muted ${directionOf(language) === 'rtl' ? 'text-end' : ''}`}
          >
            {breadcrumb.join(' › ')}
          </p>
        </div>
      </div>
      <p className="mt-2 text-h3 leading-heading text-accent">
        {title || <MissingText text={t('titleMissing')} />}
      </p>
      <p className="mt-1 text-small leading-body text-ink-muted">
        {description || <MissingText text={t('descriptionMissing')} />}
      </p>
    </div>
  );
}
