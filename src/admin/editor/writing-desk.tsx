import type { StateCommand } from '@codemirror/state';
import { Tabs } from 'radix-ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { createTranslator, useTranslations } from 'use-intl';
import { panelMessages } from '#content/dictionaries/panel-messages.ts';
import type { Language } from '#i18n/languages.ts';
import { EditorFooter } from './editor-footer.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import { insertTable } from './insert-table.ts';
import type { MarkdownEditorProps } from './markdown-editor.tsx';
import { MarkdownPreview } from './markdown-preview.tsx';
import { isMacKeyboard, shortcutNames } from './shortcut-names.ts';
import { useDraftView } from './use-draft-view.ts';
import { type EditorMode, useEditorMode } from './use-editor-mode.ts';

const modeShortcut = { key: 'Mod-Shift-p' };
const tableColumns = [1, 2, 3];

/** The whole editor: its modes, its tools, the text or its preview, and what is to be said of it. */
export function WritingDesk(props: MarkdownEditorProps) {
  const t = useTranslations('adminEditor');
  const { host, view, status, addPictures } = useDraftView(props);
  const [mode, setMode] = useEditorMode(props.language);
  const preview = useRef<HTMLDivElement>(null);
  const isModeChosen = useRef(false);

  // The focus follows the mode, but only where a person has changed it.
  useEffect(() => {
    if (!isModeChosen.current) return;
    isModeChosen.current = false;
    if (mode === 'write') view?.focus();
    else preview.current?.focus();
  }, [mode, view]);

  const choose = (next: EditorMode) => setMode(next);
  const toggleByKeys = (event: KeyboardEvent) => {
    const isHeld = (isMacKeyboard() ? event.metaKey : event.ctrlKey) && event.shiftKey;
    // By its place too, since a Kurdish or Arabic keyboard has another letter there.
    if (!isHeld || event.altKey || (event.key.toLowerCase() !== 'p' && event.code !== 'KeyP'))
      return;
    event.preventDefault();
    isModeChosen.current = true;
    setMode(mode === 'write' ? 'preview' : 'write');
  };
  const run = (command: StateCommand) => {
    if (!view) return;
    command(view);
    view.focus();
  };
  const showLetter = (position: number) => {
    if (!view) return;
    choose('write');
    view.dispatch({
      selection: { anchor: position, head: Math.min(position + 1, view.state.doc.length) },
      scrollIntoView: true,
    });
    // Once its panel is shown again.
    requestAnimationFrame(() => view.focus());
  };

  return (
    <Tabs.Root
      value={mode}
      onValueChange={(value) => choose(value === 'preview' ? 'preview' : 'write')}
      className="editor-frame"
      onKeyDown={toggleByKeys}
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
      <Tabs.Content value="write" forceMount hidden={mode !== 'write'} tabIndex={-1}>
        <div ref={host} className="editor-text" />
      </Tabs.Content>
      <Tabs.Content ref={preview} value="preview" className="editor-preview">
        <MarkdownPreview content={props.value} language={props.language} />
      </Tabs.Content>
      <EditorFooter
        text={props.value}
        language={props.language}
        uploadCount={status.uploadCount}
        isLatinTyped={status.isLatinTyped}
        onShowLetter={showLetter}
      />
    </Tabs.Root>
  );
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
