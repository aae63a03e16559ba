import { lazy, Suspense } from 'react';
import { directionOf, type Language } from '#i18n/languages.ts';
import { PlainEditor } from './plain-editor.tsx';
import './editor.css';

export type MarkdownEditorProps = {
  /** Names the text for screen readers; what is seen is the form's. */
  label: string;
  /** Of the text; its direction follows from it, whatever the panel's. */
  language: Language;
  /** Another value than the last one of `onChange` replaces the text, as one step that can be undone. */
  value: string;
  onChange: (value: string) => void;
  /** @returns the address of the uploaded picture; a rejection takes its placeholder away and is told to the console alone */
  onUploadImage: (file: File) => Promise<string>;
  invalid?: boolean;
  /** Ids of the elements that describe the field. */
  describedBy?: string;
  placeholder?: string;
};

/**
 * The editor of a Markdown text, with a preview that is the public rendering. It keeps its own history: another post needs
 * another `key`, so that undo does not bring back the one before.
 */
export function MarkdownEditor(props: MarkdownEditorProps) {
  return (
    <Suspense fallback={<TextWhileLoading {...props} />}>
      <WritingDesk {...props} />
    </Suspense>
  );
}

/** CodeMirror, which the login and the lists need not load. Where it does not come, the panel must not go with it. */
const WritingDesk = lazy(async () => {
  try {
    const { WritingDesk } = await import('./writing-desk.tsx');
    return { default: WritingDesk };
  } catch (error) {
    console.error('The editor was not loaded:', error);
    return { default: PlainEditor };
  }
});

/** The text can be read at once, in the place that the editor will take. */
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
