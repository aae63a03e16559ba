import './share-picture.css';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { company } from '#content/company.ts';
import { defaultCover } from '#domain/posts/shared/post-defaults.ts';
import { directionOf } from '#i18n/languages.ts';
import { isolate, isolateRuns } from '#language/bidi.ts';
import { Logo } from '#ui/logo.tsx';
import type { PreviewedPost } from './preview-warnings.ts';
import { countCharacters } from './seo-lengths.ts';

/** The share picture of a post. When the server has none yet, an approximation. */
export function SharePicture({ post }: { post: PreviewedPost }) {
  const t = useTranslations('adminPostForm.previews');
  const { sharePicture, image, language } = post;
  if (sharePicture)
    return (
      <img src={sharePicture} alt={t('picture')} width={1200} height={630} className="w-full" />
    );
  const title = post.title.trim() || company.name[language];
  return (
    <div role="img" aria-label={t('picture')} className="share-picture">
      <div className="share-picture-words">
        <p className="share-picture-name">
          <Logo />
          {company.name[language]}
        </p>
        <p className="share-picture-title" style={titleStyle(title)}>
          {directionOf(language) === 'rtl' ? isolateRuns(title, isolate) : title}
        </p>
      </div>
      <div className="share-picture-edge" />
      <img src={image ?? defaultCover} alt="" className="share-picture-cover" />
    </div>
  );
}

/**
 * Approximates the font size that the server finds by trying, in pixels of the picture. No word is wider than the box,
 * and the title is no higher.
 */
function titleStyle(title: string): CSSProperties & { '--title-size': number } {
  const letters = countCharacters(title);
  const longestWord = Math.max(...title.split(/\s+/).map(countCharacters));
  const size = Math.min(80, Math.sqrt(240_000 / letters), 900 / longestWord);
  return { '--title-size': Math.max(33, size) };
}
