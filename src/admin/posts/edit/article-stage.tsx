import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { usePanelNavigation } from '../../shared/panel-navigation.ts';
import { ConflictView } from './conflict-view.tsx';
import { EditReview } from './edit-review.tsx';
import { inColumnOrder, type OpenPosts } from './open-posts.ts';
import type { useArticlePosts } from './use-article-posts.ts';
import { useReportSaved } from './use-save-article.ts';

/** The form of the article. The review of a translation or a conflict of a language replaces it. */
export function ArticleStage(props: {
  article: ReturnType<typeof useArticlePosts>;
  open: OpenPosts;
  startsAtBlocking: boolean;
  children: ReactNode;
}) {
  const { article, open } = props;
  const { search, close } = usePanelNavigation();
  const tell = useReportSaved();
  const inConflict = inColumnOrder(open).find(({ edit }) => edit.conflict !== null);
  const reviewed = search.review && !inConflict ? open[search.review] : undefined;
  const isMissing =
    search.review !== undefined &&
    article.list.data !== undefined &&
    article.openedLanguage !== undefined &&
    !article.translations[search.review];
  const leave = useEffectEvent(() => close('review'));
  // Closes the review of a language that the article does not have.
  useEffect(() => {
    if (isMissing) leave();
  }, [isMissing]);
  return (
    <>
      {inConflict?.edit.conflict && (
        <ConflictView
          key={`${inConflict.post.id}-${inConflict.edit.conflict.updatedAt}`}
          language={inConflict.post.language}
          base={inConflict.edit.base.values}
          mine={inConflict.edit.values}
          stored={inConflict.edit.conflict}
          settle={async (theirs, decided) => tell([await inConflict.edit.settle(theirs, decided)])}
          leave={inConflict.edit.leaveConflict}
        />
      )}
      {search.review && reviewed && (
        <EditReview
          language={search.review}
          post={reviewed.post}
          edit={reviewed.edit}
          english={article.stored.en ?? null}
          isListed={article.list.data !== undefined}
          startsAtBlocking={props.startsAtBlocking}
          onClose={() => close('review')}
        />
      )}
      {/* Hidden, not unmounted: the editors keep their undo history meanwhile. */}
      <div hidden={inConflict !== undefined || reviewed !== undefined}>{props.children}</div>
    </>
  );
}
