import { directionOf } from '#i18n/languages.ts';
import type { MarkdownEditorProps } from './markdown-editor.tsx';

/** The text without tools or preview, for whoever lost the network before the editor had come: it can still be written. */
export function PlainEditor(props: MarkdownEditorProps) {
  const { language } = props;
  return (
    <div className="editor-frame">
      <textarea
        aria-label={props.label}
        lang={language}
        dir={directionOf(language)}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        aria-invalid={props.invalid}
        aria-describedby={props.describedBy}
        placeholder={props.placeholder}
        // As in the editor itself: no browser has a dictionary of Central Kurdish.
        spellCheck={language !== 'ckb'}
        className="editor-text-loading resize-none overflow-auto bg-transparent"
      />
    </div>
  );
}
