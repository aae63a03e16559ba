import type { StateCommand } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { Tabs } from 'radix-ui';
import { type DragEvent, type KeyboardEvent, memo, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createTranslator, useTranslations } from 'use-intl';
import { adminMessages } from '#content/messages/admin.ts';
import type { Language } from '#i18n/languages.ts';
import { normalizeLineEndings } from '#markdown/segments/split-blocks.ts';
import { Icon } from '#ui/icon.tsx';
import { useLatest } from '#ui/use-latest.ts';
import { PicturePicker } from '../picture-library/picture-picker.tsx';
import { useAddUndoToast } from '../shared/toasts.tsx';
import { useTextHints } from '../spelling/use-text-hints.ts';
import { EditorFooter } from './editor-footer.tsx';
import { EditorToolbar, type ToolbarCalls } from './editor-toolbar.tsx';
import { PictureDescription } from './editor-warnings.tsx';
import { FindBar } from './find/find-bar.tsx';
import { useFind } from './find/use-find.ts';
import { insertTable } from './insert-table.ts';
import { MarkdownPreview } from './markdown-preview.tsx';
import { picturesOf } from './paste-and-drop.ts';
import { pictureMarkdown } from './picture-uploads.ts';
import { isMacKeyboard, shortcutNames } from './shortcut-names.ts';
import { useCodeMirror } from './use-codemirror.ts';

const findShortcut = { key: 'Mod-f' };
const modeShortcut = { key: 'Mod-Shift-p' };
const tableColumns = [1, 2, 3];

export type MarkdownEditorProps = {
  /** The accessible name; the visible label belongs to the form. */
  label: string;
  /** The language of the text, which decides its direction. */
  language: Language;
  /** The text. A value that does not come from `onChange` replaces it, as one step that can be undone. */
  value: string;
  onChange: (value: string) => void;
  /** @returns the URL of the uploaded picture; a rejection removes the placeholder and shows a warning in the footer */
  onUploadImage: (file: File) => Promise<string>;
  invalid?: boolean;
  /** Ids of the elements that describe the field. */
  describedBy?: string;
  placeholder?: string;
};

type EditorMode = 'write' | 'preview';

/** The editor: mode switch, toolbar, find bar, text or preview, and footer. */
export function MarkdownEditorView(props: MarkdownEditorProps) {
  const t = useTranslations('adminEditor');
  const pictures = useTranslations('adminPictures');
  const tabHintId = useId();
  const { host, view, status, addPictures, undescribed, ...draft } = useCodeMirror({
    ...props,
    describedBy: [props.describedBy, tabHintId].filter(Boolean).join(' '),
  });
  useTextHints(view, props.language);
  const addUndoToast = useAddUndoToast();
  const find = useFind(view, props.language, (count, undo) =>
    addUndoToast(t('find.replaced', { count }), undo),
  );
  const text = normalizeLineEndings(props.value);
  const toDescribe = undescribed.find(({ imageUrl, alt }) =>
    text.includes(pictureMarkdown({ imageUrl, alt })),
  );
  const [isPicking, setPicking] = useState(false);
  const [mode, setMode] = useEditorMode(props.language);
  const [rendering, setRendering] = useState<string | null>(null);
  const preview = useRef<HTMLDivElement>(null);

  /** Switches the mode and moves the focus. */
  const switchTo = (next: EditorMode) => {
    flushSync(() => setMode(next));
    if (next === 'write') view?.focus();
    else preview.current?.focus();
  };
  const switchByKeys = (event: KeyboardEvent) => {
    const isFind = mode === 'write' && isShortcut(event, 'f', false);
    if (!isFind && !isShortcut(event, 'p', true)) return;
    event.preventDefault();
    if (isFind) find.open();
    else switchTo(mode === 'write' ? 'preview' : 'write');
  };
  const run = (command: StateCommand) => {
    if (!view) return;
    command(view);
    view.focus();
  };
  const toolbarCalls = useLatest<ToolbarCalls>({
    run,
    addTable: () => run(insertTable(columnNames(props.language))),
    addPictures,
    openLibrary: () => setPicking(true),
  });
  /** Handles pictures that are dropped beside the text, which the browser would open in place of the panel. */
  const dropBesideText = (event: DragEvent) => {
    if (event.defaultPrevented || !hasFiles(event)) return;
    event.preventDefault();
    addPictures(picturesOf(event.dataTransfer));
  };
  const showLetter = (position: number) => {
    if (!view) return;
    switchTo('write');
    const end = Math.min(position + 1, view.state.doc.length);
    view.dispatch({
      selection: { anchor: Math.min(position, end), head: end },
      effects: EditorView.scrollIntoView(position, { y: 'center' }),
    });
  };

  return (
    <Tabs.Root
      value={mode}
      onValueChange={(value) => setMode(value === 'preview' ? 'preview' : 'write')}
      className="editor-frame"
      onKeyDown={switchByKeys}
      onDragOver={allowFiles}
      onDrop={dropBesideText}
    >
      <div className="editor-bar">
        <Tabs.List aria-label={t('mode')} className="editor-modes">
          <ModeTab mode="write" />
          <ModeTab mode="preview" />
        </Tabs.List>
        {mode === 'write' && <FindButton isOpen={find.isOpen} onOpen={find.open} />}
        {mode === 'write' && <EditorToolbar active={status.active} calls={toolbarCalls} />}
      </div>
      {find.isOpen && mode === 'write' && (
        <FindBar key={find.openings} find={find} language={props.language} />
      )}
      <Tabs.Content
        ref={host}
        value="write"
        forceMount
        hidden={mode !== 'write'}
        tabIndex={-1}
        className="editor-writing"
      />
      <Tabs.Content ref={preview} value="preview" className="editor-preview">
        <MarkdownPreview
          content={props.value}
          language={props.language}
          html={rendering}
          onHtml={setRendering}
        />
      </Tabs.Content>
      {toDescribe && (
        <PictureDescription
          key={toDescribe.imageUrl}
          picture={toDescribe}
          language={props.language}
          onDone={(description) => {
            draft.describe(toDescribe, description);
            view?.focus();
          }}
        />
      )}
      {isPicking && (
        <PicturePicker
          title={pictures('choose')}
          onChoose={({ imageUrl, alts }) => {
            setPicking(false);
            draft.addStoredPicture({ imageUrl, alt: alts[props.language] });
          }}
          onClose={() => setPicking(false)}
          onClosed={() => view?.focus()}
        />
      )}
      <EditorFooter
        text={text}
        language={props.language}
        status={status}
        warning={draft.warning}
        onDismissWarning={() => {
          draft.dismissWarning();
          view?.focus();
        }}
        tabHintId={tabHintId}
        onShowLetter={showLetter}
      />
    </Tabs.Root>
  );
}

/** Whether a text is edited or previewed. This browser tab remembers it per language. */
function useEditorMode(language: Language): [EditorMode, (mode: EditorMode) => void] {
  const key = `adminEditorMode.${language}`;
  const [mode, setMode] = useState<EditorMode>(() =>
    sessionStorage.getItem(key) === 'preview' ? 'preview' : 'write',
  );
  return [
    mode,
    (next) => {
      sessionStorage.setItem(key, next);
      setMode(next);
    },
  ];
}

function allowFiles(event: DragEvent): void {
  if (hasFiles(event)) event.preventDefault();
}

function hasFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files');
}

/** Compares the physical key when it writes no Latin letter, as on a Kurdish or Arabic keyboard. */
function isShortcut(event: KeyboardEvent, letter: 'f' | 'p', isShifted: boolean): boolean {
  const isHeld = isMacKeyboard() ? event.metaKey : event.ctrlKey;
  const isKey = /^[a-z]$/i.test(event.key)
    ? event.key.toLowerCase() === letter
    : event.code === `Key${letter.toUpperCase()}`;
  return isHeld && event.shiftKey === isShifted && !event.altKey && isKey;
}

function FindButton({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  const t = useTranslations('adminEditor.find');
  const { shown, aria } = shortcutNames(findShortcut, isMacKeyboard());
  return (
    <button
      type="button"
      className="editor-tool"
      aria-label={t('label')}
      aria-expanded={isOpen}
      aria-keyshortcuts={aria}
      title={`${t('label')} (\u2066${shown}\u2069)`}
      onClick={onOpen}
    >
      <Icon name="search" />
    </button>
  );
}

const ModeTab = memo(function ModeTab({ mode }: { mode: EditorMode }) {
  const t = useTranslations('adminEditor');
  const { shown, aria } = shortcutNames(modeShortcut, isMacKeyboard());
  return (
    <Tabs.Trigger
      value={mode}
      className="editor-mode"
      aria-keyshortcuts={aria}
      title={`${t(mode)} (\u2066${shown}\u2069)`}
    >
      {t(mode)}
    </Tabs.Trigger>
  );
});

/** The names of the columns in the language of the text, because they become part of it. */
function columnNames(language: Language): string[] {
  const t = createTranslator({
    locale: language === 'en' ? 'en' : `${language === 'ar' ? 'ar' : 'en'}-u-nu-arab`,
    messages: adminMessages[language],
    namespace: 'adminEditor',
  });
  return tableColumns.map((number) => t('tableColumn', { number }));
}
