import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { AssistantButton } from '../../shared/assistant-button.tsx';
import { useCommands } from '../../shared/commands.ts';
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx';
import { type Article, postsOf } from '../articles.ts';
import type { PostList } from '../cached-posts.ts';
import { TagsDialog } from './tags-dialog.tsx';
import { TranslateDialog } from './translate-dialog.tsx';
import { useArticleBatch } from './use-article-batch.ts';
import { useExportArticles } from './use-export-articles.ts';

type Props = {
  /** The selected articles. */
  articles: readonly Article[];
  /** How many the filters show. */
  shownCount: number;
  /** Their tags are proposed for the selected articles. */
  allPosts: PostList;
  selectAll: () => void;
  selectOnly: (groups: readonly string[]) => void;
  /** Clears the selection, and moves the focus to the list. */
  leave: () => void;
  /** Called when the selected articles are being deleted. */
  onDeleted: () => void;
};

type OpenDialog = 'tags' | 'delete' | 'translate';

/** What can be done with the selected articles. */
export function SelectionBar(props: Props) {
  const { articles } = props;
  const t = useTranslations('adminBatch');
  const posts = articles.flatMap(postsOf);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const batch = useArticleBatch();
  const { isExporting, cancelExport, exportArticles } = useExportArticles();
  const counts = { articles: articles.length, posts: posts.length };
  const unlessBusy = (run: () => void) => (batch.isPending ? undefined : run);
  const actions = {
    tagSelected: unlessBusy(() => setDialog('tags')),
    unpublishSelected: unlessBusy(() =>
      batch.mutate({ change: { action: 'unpublish' }, articles }),
    ),
    translateSelected: unlessBusy(() => setDialog('translate')),
    deleteSelected: unlessBusy(() => setDialog('delete')),
  };
  useCommands({
    ...actions,
    exportSelected: !isExporting && (() => void exportArticles(articles)),
    clearSelection: props.leave,
  });
  return (
    <>
      <section
        aria-label={t('bar')}
        className="panel-bottom-bar selection-bar"
        onKeyDown={({ key }) => key === 'Escape' && props.leave()}
      >
        <p role="status" className="text-small font-bold max-lg:grow">
          {t('selected', counts)}
        </p>
        <div className="flex flex-wrap gap-1.5 max-lg:order-1 max-lg:basis-full lg:grow">
          <Action run={actions.tagSelected}>{t('tags.button')}</Action>
          <Action run={actions.unpublishSelected}>{t('unpublish')}</Action>
          <AssistantButton
            text={t('export')}
            isBusy={isExporting}
            run={() => exportArticles(articles)}
            cancel={cancelExport}
          />
          <Action run={actions.translateSelected}>{t('translate.button')}</Action>
          <Action run={actions.deleteSelected} className="text-danger">
            {t('delete.button')}
          </Action>
        </div>
        <div className="flex gap-1.5">
          {articles.length < props.shownCount && (
            <button type="button" className="panel-button" onClick={props.selectAll}>
              {t('selectAll', { count: props.shownCount })}
            </button>
          )}
          <button
            type="button"
            className="panel-icon-button"
            aria-label={t('clear')}
            onClick={props.leave}
          >
            <Icon name="close" />
          </button>
        </div>
      </section>
      {dialog === 'tags' && (
        <TagsDialog
          posts={posts}
          articleCount={articles.length}
          allPosts={props.allPosts}
          onChange={(change) => {
            setDialog(null);
            batch.mutate({ change, articles });
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'translate' && (
        <TranslateDialog
          articles={articles}
          onClose={(failed) => {
            setDialog(null);
            // What failed stays selected, for another attempt.
            if (failed.length > 0) props.selectOnly(failed);
          }}
        />
      )}
      <ConfirmDialog
        isOpen={dialog === 'delete'}
        title={t('delete.title', counts)}
        cancel={t('delete.keep')}
        onCancel={() => setDialog(null)}
        answers={
          <button
            type="button"
            className="panel-button-danger"
            onClick={() => {
              setDialog(null);
              batch.mutate({ change: { action: 'delete' }, articles });
              props.onDeleted();
            }}
          >
            {t('delete.confirm', counts)}
          </button>
        }
      >
        <p>{t('delete.text', counts)}</p>
      </ConfirmDialog>
    </>
  );
}

/** Not `disabled` during a request, because a disabled button loses the focus. */
function Action(props: {
  /** Undefined during a request. */
  run: (() => void) | undefined;
  className?: string;
  children: ReactNode;
}) {
  const { run, className = '' } = props;
  return (
    <button
      type="button"
      aria-disabled={!run}
      className={`panel-button ${className}`}
      onClick={run}
    >
      {props.children}
    </button>
  );
}
