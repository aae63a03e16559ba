import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { Icon } from '#ui/icon.tsx';
import { usePosts } from '../../posts/use-posts.ts';
import { type CommandName, usePossibleCommands } from '../../shared/commands.ts';
import { ClampedTitle } from '../../shared/post-title.tsx';
import { findInPanel } from './find-in-panel.ts';
import { useFoldedPosts } from './use-folded-posts.ts';

const maxQueryLength = 200;
const noPosts: readonly AdminPostSummary[] = [];

/** What was chosen: a command, or the post whose article is opened. */
export type Choice = { command: CommandName } | { post: number };

/** The search field of the palette and what it finds: a combobox with a list box (ARIA Authoring Practices). */
export function PaletteSearch({ choose }: { choose: (choice: Choice) => void }) {
  const id = useId();
  const t = useTranslations('adminPalette');
  const [query, setQuery] = useState('');
  /** The id of the active option; the first option where there is no such option. */
  const [active, setActive] = useState<string>();
  // An answer that arrives while the palette is open, for example of the schedule, can make more possible.
  const possible = usePossibleCommands();
  const { data = noPosts } = usePosts();
  const posts = useFoldedPosts(data);
  // Not deferred: Enter must run what was typed last.
  const found = useMemo(() => findInPanel(possible, posts, query), [possible, posts, query]);
  const list = useRef<HTMLDivElement>(null);
  const options: Choice[] = [
    ...found.groups.flatMap(({ names }) => names.map((command) => ({ command }))),
    ...found.articles.map((post) => ({ post: post.id })),
  ];
  const optionId = (choice: Choice | undefined) =>
    choice && ('command' in choice ? `${id}-${choice.command}` : `${id}-post-${choice.post}`);
  // By its id: while the list changes, Enter must not run another command than the one that was chosen.
  const activeIndex = Math.max(
    0,
    options.findIndex((option) => optionId(option) === active),
  );

  const moveTo = (index: number) => {
    const next = (index + options.length) % options.length;
    const nextId = optionId(options[next]);
    setActive(nextId);
    const element = document.getElementById(nextId ?? '');
    element?.scrollIntoView({ block: 'nearest' });
    // The name of the first group is above its first command.
    if (next === 0) list.current?.scrollTo({ top: 0 });
  };
  const listenToKeys = (event: KeyboardEvent<HTMLInputElement>) => {
    // During IME composition, keys choose letters. Safari reports it only by the key code.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || options.length === 0) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      moveTo(activeIndex + step);
    }
    const chosen = options[activeIndex];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    }
  };
  const optionProps = (choice: Choice) => {
    const key = optionId(choice);
    return {
      id: key,
      isActive: key === optionId(options[activeIndex]),
      choose: () => choose(choice),
    };
  };
  return (
    <>
      <div className="relative">
        <Icon name="search" className="absolute inset-y-0 start-4 m-auto text-ink-muted" />
        <input
          role="combobox"
          aria-label={t('title')}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={optionId(options[activeIndex])}
          placeholder={t('hint')}
          value={query}
          maxLength={maxQueryLength}
          onChange={({ target }) => {
            setQuery(target.value);
            setActive(undefined);
            list.current?.scrollTo({ top: 0 });
          }}
          onKeyDown={listenToKeys}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          className="palette-input"
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('title')}
        className="palette-list"
      >
        {found.groups.map(({ group, names }) => (
          <Group key={group} id={`${id}-${group}`} name={t(`groups.${group}`)}>
            {names.map((name) => (
              <Option key={name} {...optionProps({ command: name })}>
                <CommandTitle name={name} />
              </Option>
            ))}
          </Group>
        ))}
        {found.articles.length > 0 && (
          <Group id={`${id}-articles`} name={t('groups.articles')}>
            {found.articles.map((post) => (
              <Option key={post.id} {...optionProps({ post: post.id })}>
                <ClampedTitle post={post} />
              </Option>
            ))}
          </Group>
        )}
      </div>
      <p role="status" className={options.length > 0 ? 'sr-only' : 'palette-nothing'}>
        {options.length > 0 ? t('found', { count: options.length }) : t('nothing')}
      </p>
    </>
  );
}

function CommandTitle({ name }: { name: CommandName }) {
  return useTranslations('adminPalette.commands')(name);
}

function Group(props: { id: string; name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-labelledby={props.id}>
      <div id={props.id} className="palette-group">
        {props.name}
      </div>
      {props.children}
    </div>
  );
}

function Option(props: {
  id: string | undefined;
  isActive: boolean;
  choose: () => void;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and listens to the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the combobox has the focus
    <div
      id={props.id}
      role="option"
      aria-selected={props.isActive}
      // The focus stays in the search field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={props.choose}
      className="palette-option"
    >
      {props.children}
    </div>
  );
}
