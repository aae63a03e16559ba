import { Dialog } from 'radix-ui';
import { useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { postFields } from '#domain/posts/shared/fields.ts';
import { Icon } from '#ui/icon.tsx';
import { PanelDialog } from '../../shared/panel-dialog.tsx';
import type { PostList } from '../cached-posts.ts';
import { type ArticleChange, countTags } from './article-change.ts';

/** Adds a tag to all posts of the selected articles, or removes one. */
export function TagsDialog(props: {
  posts: PostList;
  articleCount: number;
  /** Their tags are proposed. */
  allPosts: PostList;
  onChange: (change: ArticleChange) => void;
  onClose: () => void;
}) {
  const { posts, allPosts, onChange, onClose } = props;
  const id = useId();
  const t = useTranslations('adminBatch.tags');
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);
  const counted = countTags(posts);
  const known = useMemo(() => countTags(allPosts), [allPosts]);
  const add = () => {
    const tag = typed.trim();
    if (tag) onChange({ action: 'add-tag', tag });
    else setMissing(true);
  };
  return (
    <PanelDialog onClose={onClose}>
      <Dialog.Title className="text-h3 font-bold">
        {t('title', { count: props.articleCount })}
      </Dialog.Title>
      <Dialog.Description className="mt-2 text-small">{t('text')}</Dialog.Description>
      <form
        className="mt-4 grid gap-1.5"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <label htmlFor={id} className="text-small font-medium">
          {t('add')}
        </label>
        <div className="flex gap-2">
          <input
            id={id}
            list={`${id}-known`}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setMissing(false);
            }}
            maxLength={postFields.tags.itemLimit}
            autoComplete="off"
            autoCapitalize="none"
            aria-invalid={isMissing}
            aria-describedby={`${id}-error`}
            className="panel-input min-w-0"
          />
          <button type="submit" className="panel-button shrink-0">
            {t('addButton')}
          </button>
        </div>
        <datalist id={`${id}-known`}>
          {known.map(({ tag }) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        <p id={`${id}-error`} role="alert" className="text-tiny text-danger empty:hidden">
          {isMissing && t('missing')}
        </p>
      </form>
      {counted.length > 0 && (
        <>
          <h3 className="mt-5 text-small font-medium">{t('remove')}</h3>
          <ul className="mt-1.5 flex flex-wrap gap-1.5">
            {counted.map(({ tag, count }) => (
              <li key={tag} className="max-w-full">
                <button
                  type="button"
                  className="panel-button max-w-full font-medium whitespace-normal"
                  aria-label={t('removeOne', { tag, count })}
                  onClick={() => onChange({ action: 'remove-tag', tag })}
                >
                  <bdi className="min-w-0 wrap-anywhere">{tag}</bdi>
                  <span className="text-tiny text-ink-muted">{t('posts', { count })}</span>
                  <Icon name="close" className="size-3.5 shrink-0" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-6 flex justify-end">
        <Dialog.Close className="panel-button">{t('leave')}</Dialog.Close>
      </div>
    </PanelDialog>
  );
}
