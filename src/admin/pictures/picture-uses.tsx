import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { LibraryPictureUse, PictureWithUses } from '#domain/picture-library/shared/picture.ts';
import { directionOf, localeConfig } from '#i18n/languages.ts';
import { openedState } from '../shared/panel-navigation.ts';

type Article = { group: string; title: string };

/** The places where a picture is used. A click on a title opens the post. */
export function PictureUses(props: {
  picture: PictureWithUses;
  showArticle: (article: Article) => void;
}) {
  const t = useTranslations('adminPictures');
  const { uses } = props.picture;
  const articles = new Map(uses.map((use) => [use.translationGroup, use]));
  return (
    <div>
      <h4 className="mb-2 text-small font-bold">{t('uses')}</h4>
      {uses.length === 0 && <p className="text-small text-ink-muted">{t('noUses')}</p>}
      <ul>
        {uses.map((use) => (
          <li key={`${use.postId} ${use.place}`} className="picture-use">
            <Use use={use} />
            {articles.get(use.translationGroup) === use && (
              <button
                type="button"
                className="panel-quiet-link justify-self-start"
                onClick={() => props.showArticle({ group: use.translationGroup, title: use.title })}
              >
                {t('articlePictures')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Use({ use }: { use: LibraryPictureUse }) {
  const t = useTranslations('adminPictures');
  const { language, title, alt, place } = use;
  return (
    <>
      <p className="wrap-anywhere">
        {use.deleted ? (
          <bdi lang={language}>{title}</bdi>
        ) : (
          <Link
            to="/admin/dashboard"
            search={{ tab: 'posts', edit: use.postId }}
            state={openedState}
            lang={language}
            className="inline-flex min-h-6 items-center font-medium underline"
          >
            <bdi>{title}</bdi>
          </Link>
        )}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-tiny text-ink-muted">
        <span lang={language} className="picture-mark">
          {localeConfig[language].endonym}
        </span>
        <span>{t(place === 'cover' ? 'cover' : 'inText')}</span>
        {use.deleted && <span className="picture-mark">{t('deletedPost')}</span>}
        {!use.deleted && !use.published && (
          <span className="picture-mark">{t('notPublished')}</span>
        )}
      </p>
      <p
        lang={alt ? language : undefined}
        dir={alt ? directionOf(language) : undefined}
        className={`wrap-anywhere ${alt ? '' : 'text-ink-muted'}`}
      >
        {alt || t('noAlt')}
      </p>
    </>
  );
}
