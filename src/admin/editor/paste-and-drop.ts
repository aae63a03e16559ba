import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { isInCodeBlock } from './markdown-syntax.ts';
import { pastedPictures } from './pasted-pictures.ts';
import { type PasteWarning, pasteRich, plainPastes } from './rich-paste.ts';
import { linkPastedUrl } from './toggle-link.ts';

/**
 * Handles pasted and dropped data: pictures go to `onPictures`, a URL pasted over text makes it a link, and HTML
 * becomes Markdown. Everything else is pasted as plain text. So is everything in code, and with Ctrl+Shift+V, where the
 * browser provides no HTML.
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
      const spec = linkPastedUrl(view.state, text);
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

/** Returns the pictures of a clipboard or a drop, if they are what the writer means. */
export function picturesOf(data: DataTransfer): File[] {
  return pastedPictures({
    files: [...data.files],
    html: data.getData('text/html'),
    text: data.getData('text/plain'),
  });
}
