import { Link, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Language } from '#i18n/languages.ts';
import { LanguageColumn, LanguageColumns } from '../../post-form/language-columns.tsx';
import { useCommands } from '../../shared/commands.ts';
import { LoadError } from '../../shared/load-error.tsx';
import { openedState, usePanelNavigation } from '../../shared/panel-navigation.ts';
import { ScreenHeading } from '../../shared/screen-heading.tsx';
import { useOpenRemarks } from '../../shared/use-open-remarks.ts';
import { EnglishTextProvider } from '../../translation/english-text.tsx';
import { postsOf, type Translations } from '../articles.ts';
import { ArticleShared } from './article-shared.tsx';
import { ArticleStage } from './article-stage.tsx';
import { ColumnSkeleton } from './column-skeleton.tsx';
import { MissingColumn } from './missing-column.tsx';
import { OpenError } from './open-error.tsx';
import { inColumnOrder, useOpenPosts } from './open-posts.ts';
import { PostColumn } from './post-column.tsx';
import { SaveBar } from './save-bar.tsx';
import { useArticlePosts } from './use-article-posts.ts';
import { useSaveArticle } from './use-save-article.ts';

/** The article of one post, open for editing: its languages side by side, as in the Create tab (decision 0039). */
export function ArticleScreen({ id }: { id: number }) {
  const t = useTranslations('adminPosts');
  const article = useArticlePosts(id);
  const { openedLanguage, stored, translations, list } = article;
  const [open, report] = useOpenPosts();
  const [chosen, setChosen] = useState<Language | null>(null);
  const shown = chosen ?? openedLanguage ?? 'en';
  const [startsAtBlocking, setStartsAtBlocking] = useState(false);
  const [isPicturePending, setPicturePending] = useState(false);
  const posts = inColumnOrder(open);
  const save = useSaveArticle(posts, setChosen);
  const isChanged = posts.some(({ edit }) => edit.isChanged);
  const isWaiting = posts.some(({ edit }) => edit.isSaving || edit.conflict !== null);
  useCommands({ save: isChanged && !isWaiting && (() => void save()) });
  const listenToKeys = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  };
  const main = openedLanguage && open[openedLanguage];
  const isUnreadable = article.error !== null && !(openedLanguage && stored[openedLanguage]?.post);

  const column = (language: Language) => {
    const one = stored[language];
    const isShown = language === shown;
    if (one)
      return (
        <PostColumn
          key={one.summary.id}
          articleId={id}
          {...one}
          translations={translations}
          isShown={isShown}
          onReview={setStartsAtBlocking}
          report={report}
        />
      );
    const source = translations.en ?? (openedLanguage && translations[openedLanguage]);
    if (source && list.data)
      return <MissingColumn key={language} language={language} source={source} isShown={isShown} />;
    return (
      <LanguageColumn key={language} language={language} isShown={isShown}>
        {list.error && !list.isFetching ? (
          <LoadError text={t('loadError')} error={list.error} retry={() => void list.refetch()} />
        ) : (
          <ColumnSkeleton />
        )}
      </LanguageColumn>
    );
  };

  return (
    <>
      <ArticleHead id={id} translations={translations} isFetching={article.isFetching} />
      {isUnreadable ? (
        <OpenError error={article.error} retry={() => void article.retry()} />
      ) : (
        <EnglishTextProvider text={open.en?.edit.values}>
          <ArticleStage article={article} open={open} startsAtBlocking={startsAtBlocking}>
            {/* The Enter key must not submit a half-typed title. */}
            <form onSubmit={(event) => event.preventDefault()} onKeyDown={listenToKeys}>
              <LanguageColumns shown={shown} onShow={setChosen} column={column} />
              {main && (
                <ArticleShared main={main} posts={posts} onPicturePending={setPicturePending} />
              )}
              {posts.length > 0 && (
                <SaveBar
                  posts={posts}
                  save={() => void save()}
                  isPicturePending={isPicturePending}
                />
              )}
            </form>
          </ArticleStage>
        </EnglishTextProvider>
      )}
    </>
  );
}

function ArticleHead(props: { id: number; translations: Translations; isFetching: boolean }) {
  const { id, translations, isFetching } = props;
  const t = useTranslations('adminPosts.edit');
  const history = useTranslations('adminHistory');
  const reviews = useTranslations('adminReviews');
  const announce = useTranslations('adminAnnounce');
  const heading = useRef<HTMLHeadingElement>(null);
  const openRemarks = useOpenRemarks();
  const remarks = postsOf({ translations }).reduce((sum, post) => sum + openRemarks(post), 0);
  const { close } = usePanelNavigation();
  const navigate = useNavigate();
  const isPublished = postsOf({ translations }).some(({ published }) => published);
  const openPart = (part: Part) => void navigate(partOf(id, part));
  useCommands({
    history: () => openPart('history'),
    reviews: () => openPart('reviews'),
    announce: isPublished && (() => openPart('announce')),
  });
  // The focus was in the list, which is now removed.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Link
        to="/admin/dashboard"
        search={{ tab: 'posts' }}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          close('edit');
        }}
        className="panel-quiet-link"
      >
        {t('back')}
      </Link>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <ScreenHeading ref={heading}>{t('heading')}</ScreenHeading>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {isPublished && (
            <PartLink id={id} part="announce">
              {announce('open')}
            </PartLink>
          )}
          <PartLink id={id} part="reviews">
            {reviews('open')}
            {remarks > 0 && ` (${reviews('openRemarks', { count: remarks })})`}
          </PartLink>
          <PartLink id={id} part="history">
            {history('title')}
          </PartLink>
        </div>
      </div>
      <p role="status" className="sr-only">
        {isFetching && t('loading')}
      </p>
    </>
  );
}

type Part = 'history' | 'reviews' | 'announce';

/** Where a part of an article opens in place of the article. */
function partOf(id: number, part: Part) {
  return {
    to: '/admin/dashboard',
    search: { tab: 'posts', edit: id, [part]: id },
    state: openedState,
  } as const;
}

function PartLink(props: { id: number; part: Part; children: ReactNode }) {
  return (
    <Link {...partOf(props.id, props.part)} className="panel-quiet-link">
      {props.children}
    </Link>
  );
}
