import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { pastedPictures } from './pasted-pictures.ts';
import { linkPastedAddress } from './toggle-link.ts';

/**
 * Pictures that are pasted or dropped are handed on; an address pasted over a text becomes its link. All else is pasted as
 * plain text.
 */
export function pasteAndDrop(
  onPictures: (view: EditorView, pictures: readonly File[], position: number) => void,
): Extension {
  return EditorView.domEventHandlers({
    paste(event, view) {
      if (!event.clipboardData) return false;
      const pictures = picturesOf(event.clipboardData);
      if (pictures.length > 0) {
        onPictures(view, pictures, view.state.selection.main.to);
        return true;
      }
      const spec = linkPastedAddress(view.state, event.clipboardData.getData('text/plain'));
      if (spec) view.dispatch(spec);
      return spec !== null;
    },
    drop(event, view) {
      const pictures = event.dataTransfer ? picturesOf(event.dataTransfer) : [];
      if (pictures.length === 0) return false;
      const position = view.posAtCoords({ x: event.clientX, y: event.clientY }, false);
      view.focus();
      onPictures(view, pictures, position);
      return true;
    },
  });
}

/** The pictures of a clipboard or of what is dropped, where they are what is meant. */
export function picturesOf(data: DataTransfer): File[] {
  return pastedPictures({
    files: [...data.files],
    html: data.getData('text/html'),
    text: data.getData('text/plain'),
  });
}
