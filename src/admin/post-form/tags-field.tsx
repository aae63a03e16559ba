import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { postFields } from '#domain/posts/shared/fields.ts';
import { isolate } from '#language/bidi.ts';
import { Icon } from '#ui/icon.tsx';
import { addTag } from './tag-rules.ts';

type TagStatus = { kind: 'added' | 'removed' | 'duplicate'; tag: string };

/**
 * The field for tags. Enter or the Add button adds the typed tag. Backspace in the empty input removes the last one.
 */
export function TagsField(props: {
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
}) {
  const { tags, onChange } = props;
  const id = useId();
  const t = useTranslations('adminPostForm');
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState<TagStatus | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isFull = tags.length >= postFields.tags.limit;

  const add = () => {
    const { outcome, tags: changed } = addTag(tags, typed);
    if (outcome === 'full') return;
    setTyped('');
    if (outcome === 'blank') return;
    setStatus({ kind: outcome, tag: typed.trim() });
    if (outcome === 'added') onChange(changed);
  };
  const remove = (tag: string) => {
    setStatus({ kind: 'removed', tag });
    onChange(tags.filter((other) => other !== tag));
  };
  const listenToKeys = (event: KeyboardEvent<HTMLInputElement>) => {
    // During IME composition, keys choose letters. Safari reports it only by the key code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter') {
      // Does not submit the form.
      event.preventDefault();
      add();
    }
    const last = tags.at(-1);
    // A held Backspace key stops at the empty input.
    if (event.key === 'Backspace' && !typed && !event.repeat && last !== undefined) remove(last);
  };

  return (
    <div className="grid content-start gap-2">
      <label htmlFor={id} className="text-small font-medium">
        {t('tags.label')}
      </label>
      <TagList tags={tags} onRemove={remove} onEmpty={() => input.current?.focus()} />
      <div className="flex gap-2">
        <input
          ref={input}
          id={id}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setStatus(null);
          }}
          onKeyDown={listenToKeys}
          maxLength={postFields.tags.itemLimit}
          enterKeyHint="enter"
          autoComplete="off"
          autoCapitalize="none"
          aria-describedby={`${id}-hint`}
          className="panel-input min-w-0 text-small"
        />
        <button
          type="button"
          className="panel-button shrink-0"
          onClick={() => {
            add();
            input.current?.focus();
          }}
          disabled={isFull}
        >
          {t('tags.add')}
        </button>
      </div>
      <p
        id={`${id}-hint`}
        className={`text-tiny ${isFull ? 'font-bold' : 'text-ink-muted'}`}
        role={isFull ? 'status' : undefined}
      >
        {t(isFull ? 'tags.full' : 'tags.hint', { most: postFields.tags.limit })}
      </p>
      {/* Visible only for a duplicate. Added and removed tags can be seen. */}
      <p role="status" className={status?.kind === 'duplicate' ? 'text-tiny' : 'sr-only'}>
        {status && t(`tags.${status.kind}`, { tag: isolate(status.tag) })}
      </p>
    </div>
  );
}

function TagList(props: {
  tags: readonly string[];
  onRemove: (tag: string) => void;
  /** Called when the last tag is removed by its button, which had the focus. */
  onEmpty: () => void;
}) {
  const t = useTranslations('adminPostForm');
  const list = useRef<HTMLUListElement>(null);
  const removedIndex = useRef<number | null>(null);

  // Focuses the tag that follows the removed one, or the last tag.
  useLayoutEffect(() => {
    const index = removedIndex.current;
    removedIndex.current = null;
    if (index === null) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(index, buttons.length - 1)];
    if (next) next.focus();
    else props.onEmpty();
  });

  if (props.tags.length === 0) return null;
  return (
    <ul ref={list} aria-label={t('tags.list')} className="flex flex-wrap gap-1.5">
      {props.tags.map((tag, index) => (
        <li
          key={tag}
          className="flex max-w-full items-center border border-line-strong bg-surface-raised ps-2.5 text-small"
        >
          <bdi className="min-w-0 py-1 wrap-anywhere">{tag}</bdi>
          <button
            type="button"
            aria-label={t('tags.remove', { tag })}
            onClick={() => {
              removedIndex.current = index;
              props.onRemove(tag);
            }}
            className="grid size-9 shrink-0 place-items-center text-ink-muted hover:text-ink"
          >
            <Icon name="close" className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
