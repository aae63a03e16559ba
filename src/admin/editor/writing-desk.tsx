import type { StateCommand } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { Tabs } from 'radix-ui';
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createTranslator, useTranslations } from 'use-intl';
import { panelMessages } from '#content/dictionaries/panel-messages.ts';
import type { Language } from '#i18n/languages.ts';
import { EditorFooter } from './editor-footer.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { insertTable } from './insert-table.ts';
import type { MarkdownEditorProps } from './markdown-editor.tsx';
import { MarkdownPreview } from './markdown-preview.tsx';
import { picturesOf } from './paste-and-drop.ts';
import { isMacKeyboard, shortcutNames } from './shortcut-names.ts';
import { withUnixLineEnds } from './unix-line-ends.ts';
import { useDraftView } from './use-draft-view.ts';
import { type EditorMode, useEditorMode } from './use-editor-mode.ts';

const modeShortcut = { key: 'Mod-Shift-p' };
const tableColumns = [1, 2, 3];

/** The whole editor: its modes, its tools, the text or its preview, and what is to be said of it. */
export function WritingDesk(props: MarkdownEditorProps) {
  const t = useTranslations('adminEditor');
  const { host, view, status, addPictures } = useDraftView(props);
  const [mode, setMode] = useEditorMode(props.language);
  const [rendering, setRendering] = useState<string | null>(null);
  const preview = useRef<HTMLDivElement>(null);

  /** The focus goes along, where it is not on the switch itself. */
  const switchTo = (next: EditorMode) => {
    flushSync(() => setMode(next));
    if (next === 'write') view?.focus();
    else preview.current?.focus();
  };
  const switchByKeys = (event: KeyboardEvent) => {
    if (!isModeShortcut(event)) return;
    event.preventDefault();
    switchTo(mode === 'write' ? 'preview' : 'write');
  };
  const run = (command: StateCommand) => {
    if (!view) return;
    command(view);
    view.focus();
  };
  /** A picture that misses the text by a little must not open in place of the panel. */
  const dropBesideText = (event: DragEvent) => {
    if (event.defaultPrevented || !isOfFiles(event)) return;
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
        {mode === 'write' && (
          <EditorToolbar
            active={status.active}
            onCommand={run}
            onTable={() => run(insertTable(columnNames(props.language)))}
            onPictures={addPictures}
          />
        )}
      </div>
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
      <EditorFooter
        text={withUnixLineEnds(props.value)}
        language={props.language}
        uploadCount={status.uploadCount}
        isLatinTyped={status.isLatinTyped}
        onShowLetter={showLetter}
      />
    </Tabs.Root>
  );
}

function allowFiles(event: DragEvent): void {
  if (isOfFiles(event)) event.preventDefault();
}

function isOfFiles(event: DragEvent): boolean {
  return event.dataTransfer.types.includes('Files');
}

/** By the key's place where it writes no Latin letter, as on a Kurdish or Arabic keyboard. */
function isModeShortcut(event: KeyboardEvent): boolean {
  const isHeld = isMacKeyboard() ? event.metaKey : event.ctrlKey;
  const isKey = /^[a-z]$/i.test(event.key)
    ? event.key.toLowerCase() === 'p'
    : event.code === 'KeyP';
  return isHeld && event.shiftKey && !event.altKey && isKey;
}

function ModeTab({ mode }: { mode: EditorMode }) {
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
}

/** In the language of the text, since they are part of it until the writer names the columns. */
function columnNames(language: Language): string[] {
  const t = createTranslator({
    locale: language === 'en' ? 'en' : `${language === 'ar' ? 'ar' : 'en'}-u-nu-arab`,
    messages: panelMessages[language],
    namespace: 'adminEditor',
  });
  return tableColumns.map((number) => t('tableColumn', { number }));
}
