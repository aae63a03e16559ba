import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { isInCodeBlock } from './markdown-syntax.ts';
import { pastedPictures } from './pasted-pictures.ts';
import { type PasteWarning, pasteRich, plainPastes } from './rich-paste.ts';
import { linkPastedAddress } from './toggle-link.ts';

/**
 * Pictures that are pasted or dropped are handed on; an address pasted over a text becomes its link; HTML becomes Markdown.
 * All else is pasted as plain text, and so is everything in code and with Ctrl+Shift+V, where the browser gives no HTML.
 */
export function pasteAndDrop(handlers: {
  onPictures: (view: EditorView, pictures: readonly File[], position: number) => void;
  onWarning: (warning: PasteWarning) => void;
}): Extension {
  const domEvents = EditorView.domEventHandlers({
    paste(event, view) {
      if (!event.clipboardData) return false;
      const { main } = view.state.selection;
      const pictures = picturesOf(event.clipboardData);
      if (pictures.length > 0) {
        handlers.onPictures(view, pictures, main.to);
        return true;
      }
      const text = event.clipboardData.getData('text/plain');
      const html = event.clipboardData.getData('text/html');
      const spec = linkPastedAddress(view.state, text);
      if (spec) view.dispatch(spec);
      if (spec || html === '' || isInCodeBlock(view.state, main)) return spec !== null;
      void pasteRich(view, { html, text }, handlers.onWarning);
      return true;
    },
    drop(event, view) {
      const pictures = event.dataTransfer ? picturesOf(event.dataTransfer) : [];
      if (pictures.length === 0) return false;
      const position = view.posAtCoords({ x: event.clientX, y: event.clientY }, false);
      view.focus();
      handlers.onPictures(view, pictures, position);
      return true;
    },
  });
  return [plainPastes, domEvents];
}

/** The pictures of a clipboard or of what is dropped, where they are what is meant. */
export function picturesOf(data: DataTransfer): File[] {
  return pastedPictures({
    files: [...data.files],
    html: data.getData('text/html'),
    text: data.getData('text/plain'),
  });
}
