import { memo, useEffect, useMemo } from 'react';
import { useTabDrafts } from '../../drafts/use-tab-drafts.ts';
import { LanguageColumn } from '../../post-form/language-columns.tsx';
import { useUsername } from '../../shared/session.tsx';
import { useDraftServer } from '../../shared/use-draft-server.ts';
import { ColumnSkeleton } from './column-skeleton.tsx';
import { EditColumn } from './edit-column.tsx';
import { EditDrafts } from './edit-drafts.tsx';
import { editFormat } from './edit-format.ts';
import { differingFields, type EditDraft, editBaseOf, editDraft } from './edit-values.ts';
import { OpenError } from './open-error.tsx';
import type { PostColumnProps } from './open-posts.ts';

/**
 * One post of the article, and the draft of its changes. Memoised: the screen is rendered with each letter that is
 * typed in any column.
 */
export const PostColumn = memo(function PostColumn(props: PostColumnProps) {
  const { summary, post, error, retry } = props;
  const { id, language } = summary;
  const drafts = useTabDrafts(useUsername(), `edit/${id}`, {
    schema: editDraft,
    takesLatest: true,
    server: useDraftServer(),
    format: useMemo(() => editFormat(id), [id]),
    onGone: retry,
  });
  const { open } = drafts;
  // Another tab may have stored the same changes meanwhile.
  const isWorthRestoring = ({ value }: { value: EditDraft | null }) =>
    value === null ||
    value.proposal !== null ||
    (post !== undefined && differingFields(value.changes.mine, editBaseOf(post).values).length > 0);
  const isOutdated = post && open?.initial && !isWorthRestoring(open.initial);
  useEffect(() => {
    if (isOutdated) open?.writer.save(null);
  }, [isOutdated, open]);
  const failure = error && <OpenError error={error} retry={() => void retry()} />;
  if (!(post && open))
    return (
      <LanguageColumn language={language} isShown={props.isShown} head={failure}>
        {!failure && <ColumnSkeleton />}
      </LanguageColumn>
    );
  return (
    <EditColumn
      {...props}
      key={open.key}
      post={post}
      restored={open.initial && isWorthRestoring(open.initial) ? open.initial : null}
      drafts={drafts}
      draft={open}
      notices={
        <>
          {failure}
          <EditDrafts drafts={drafts} isWorthRestoring={isWorthRestoring} />
        </>
      }
    />
  );
});
