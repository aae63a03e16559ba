import { useState } from 'react';
import type { Language } from '#i18n/languages.ts';

export type EditorMode = 'write' | 'preview';

/** Whether a text is written or previewed: for each language as it was last, until the browser's tab is closed. */
export function useEditorMode(language: Language): [EditorMode, (mode: EditorMode) => void] {
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
