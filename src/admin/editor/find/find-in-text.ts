import { search } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { adminMessages } from '#content/messages/admin.ts';
import type { Language } from '#i18n/languages.ts';

/** Else the edge of the empty panel would be a line below the text. */
const noPanels = EditorView.theme({ '.cm-panels': { display: 'none' } });

/**
 * Marks what is found, also where it is not on the screen. The package's own panel stays empty: ours (`find-bar.tsx`) is in
 * the panel's language and direction, and knows the other texts of the form.
 *
 * @param language of the text, in which screen readers hear of each match
 */
export function findInText(language: Language): Extension {
  const { announced } = adminMessages[language].adminEditor.find;
  return [
    search({
      createPanel() {
        const dom = document.createElement('div');
        dom.hidden = true;
        return { dom };
      },
    }),
    noPanels,
    EditorState.phrases.of({
      'current match': announced.match,
      'on line': announced.onLine,
      'replaced match on line $': announced.replacedOnLine,
      'replaced $ matches': announced.replaced,
    }),
  ];
}
