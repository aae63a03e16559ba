import { search } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { adminMessages } from '#content/messages/admin.ts';
import type { Language } from '#i18n/languages.ts';

/** Hides the border of the empty panel. */
const noPanels = EditorView.theme({ '.cm-panels': { display: 'none' } });

/**
 * Highlights all matches, also outside the viewport. The panel of the package stays empty: our find bar
 * (`find-bar.tsx`) is in the language and direction of the panel, and knows the other texts of the form.
 *
 * @param language of the text; screen readers announce each match in it
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
