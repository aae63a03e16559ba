import { lazy, memo, Suspense, useState } from 'react';
import { directionOf } from '#i18n/languages.ts';
import { useLatest } from '#ui/use-latest.ts';
import type { MarkdownEditorProps } from './markdown-editor-view.tsx';
import './editor.css';

/**
 * The editor of a Markdown text, with a preview that is rendered like the public page. The editor has its own undo
 * history: another post needs another `key`, so that undo does not restore the previous post. It is rendered only when
 * its own text or labels change: its functions may be new each time.
 */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const latest = useLatest(props);
  const [calls] = useState(() => ({
    onChange: (value: string) => latest.current.onChange(value),
    onUploadImage: (file: File) => latest.current.onUploadImage(file),
  }));
  return (
    <Suspense fallback={<TextWhileLoading {...props} />}>
      <LazyEditor {...props} {...calls} />
    </Suspense>
  );
}

/** Loads CodeMirror, which the login and the lists do not need. When loading fails, a textarea replaces it. */
const LazyEditor = lazy(async () => {
  try {
    const { MarkdownEditorView } = await import('./markdown-editor-view.tsx');
    return { default: memo(MarkdownEditorView) };
  } catch (error) {
    console.error('The editor was not loaded:', error);
    return { default: memo(PlainEditor) };
  }
});

/** Shows the text while the editor loads, at the size of the editor. */
function TextWhileLoading({ language, value }: MarkdownEditorProps) {
  return (
    <div className="editor-frame" aria-busy="true">
      <div className="editor-bar" />
      <div lang={language} dir={directionOf(language)} className="editor-text-loading">
        {value}
      </div>
      <div className="editor-footer" />
    </div>
  );
}

/** A textarea without tools or preview, for when the network fails before the editor is loaded. */
function PlainEditor(props: MarkdownEditorProps) {
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
        // As in the editor: no browser has a dictionary of Central Kurdish.
        spellCheck={language !== 'ckb'}
        className="editor-text-loading resize-none overflow-auto bg-transparent"
      />
    </div>
  );
}
