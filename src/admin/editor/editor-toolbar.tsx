import type { StateCommand } from '@codemirror/state';
import { Toolbar } from 'radix-ui';
import { type MouseEvent, memo, type RefObject, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { isMacKeyboard, shortcutNames } from './shortcut-names.ts';
import { type Shortcut, type TextToolName, textTools } from './text-tools.ts';
import { ToolIcon, type ToolIconName } from './tool-icon.tsx';

export type ToolbarCalls = {
  /** Runs a command in the editor and moves the focus there. */
  run: (command: StateCommand) => void;
  addTable: () => void;
  addPictures: (pictures: readonly File[]) => void;
  /** Opens the library of pictures. */
  openLibrary: () => void;
};

/**
 * The toolbar: one tab stop, with arrow keys inside. A tool leaves the cursor in the text. Memoised, because no letter
 * changes it.
 */
export const EditorToolbar = memo(function EditorToolbar(props: {
  active: ReadonlySet<TextToolName>;
  calls: RefObject<ToolbarCalls>;
}) {
  const { calls } = props;
  const t = useTranslations('adminEditor');
  const pictureInput = useRef<HTMLInputElement>(null);
  return (
    <>
      <Toolbar.Root aria-label={t('formatting')} className="editor-tools">
        {Object.entries(textTools).map(([group, tools]) => (
          <div key={group} className="editor-tool-group">
            {tools.map(({ name, shortcut, run }) => (
              <Tool
                key={name}
                name={name}
                shortcut={shortcut}
                isPressed={props.active.has(name)}
                onUse={() => calls.current.run(run)}
              />
            ))}
          </div>
        ))}
        <div className="editor-tool-group">
          <Tool name="table" onUse={() => calls.current.addTable()} />
          <Tool name="picture" onUse={() => pictureInput.current?.click()} />
          <Tool name="library" onUse={() => calls.current.openLibrary()} />
        </div>
      </Toolbar.Root>
      <input
        ref={pictureInput}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t('tools.picture')}
        onChange={({ currentTarget }) => {
          calls.current.addPictures([...(currentTarget.files ?? [])]);
          // Clears the input, so that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
});

function Tool(props: {
  name: ToolIconName;
  shortcut?: Shortcut;
  /** Undefined for tools that cannot be toggled. */
  isPressed?: boolean;
  onUse: () => void;
}) {
  const t = useTranslations('adminEditor');
  const label = t(`tools.${props.name}`);
  const keys = props.shortcut && shortcutNames(props.shortcut, isMacKeyboard());
  return (
    <Toolbar.Button
      type="button"
      className="editor-tool"
      aria-label={label}
      aria-pressed={props.isPressed}
      aria-keyshortcuts={keys?.aria}
      // Isolates the shortcut, so that its keys keep their order in a right-to-left panel.
      title={keys ? `${label} (\u2066${keys.shown}\u2069)` : label}
      onMouseDown={keepSelection}
      onClick={props.onUse}
    >
      <ToolIcon name={props.name} />
    </Toolbar.Button>
  );
}

function keepSelection(event: MouseEvent): void {
  event.preventDefault();
}
