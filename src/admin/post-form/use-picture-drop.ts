import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';

/** Handles a picture that is dropped on an element, or pasted while the focus is inside it. */
export function usePictureDrop(onPicture: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  // The browser fires `dragenter` and `dragleave` for each element inside.
  const depth = useRef(0);
  const end = () => {
    depth.current = 0;
    setIsOver(false);
  };
  return {
    isOver,
    listeners: {
      onDragEnter(event: DragEvent) {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        depth.current += 1;
        setIsOver(true);
      },
      onDragOver(event: DragEvent) {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      },
      onDragLeave(event: DragEvent) {
        if (!hasFiles(event.dataTransfer)) return;
        depth.current -= 1;
        if (depth.current <= 0) end();
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        end();
        choose(event.dataTransfer.files);
      },
      onPaste(event: ClipboardEvent) {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        choose(event.clipboardData.files);
      },
    },
  };

  /** Chooses the first picture of several files. Without one it chooses the first file, so that an error shows. */
  function choose(files: FileList): void {
    const file = [...files].find(({ type }) => type.startsWith('image/')) ?? files[0];
    if (file) onPicture(file);
  }
}

function hasFiles(data: DataTransfer): boolean {
  return data.types.includes('Files');
}
