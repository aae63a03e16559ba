import { EditorState } from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import {
  type RefObject,
  startTransition,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createTranslator } from 'use-intl';
import { adminMessages } from '#content/messages/admin.ts';
import { formattingLocale } from '#i18n/messages.tsx';
import { normalizeLineEndings } from '#markdown/segments/split-blocks.ts';
import { editorExtensions, type FieldProps, updateFieldProps } from './editor-extensions.ts';
import { createEchoFilter, externalChange, isExternalChange } from './external-change.ts';
import { findInText } from './find/find-in-text.ts';
import { seemsWrongLayout } from './keyboard-layout-hint.ts';
import { pasteAndDrop } from './paste-and-drop.ts';
import { pictureName } from './pasted-pictures.ts';
import { picturePosition } from './picture-position.ts';
import {
  cancelUpload,
  describePicture,
  finishUpload,
  insertPicture,
  pictureUploads,
  startUpload,
} from './picture-uploads.ts';
import type { PasteWarning } from './rich-paste.ts';
import { handlesTab } from './tab-navigation.ts';
import { activeTools, type TextToolName } from './text-tools.ts';

/** The part of the editor's state that the toolbar and the footer show. */
export type EditorStatus = {
  active: ReadonlySet<TextToolName>;
  uploadCount: number;
  isLatinTyped: boolean;
  /** Whether the Tab key edits or navigates the text at the cursor. */
  handlesTab: boolean;
};

/** A warning about an insertion, until the next one or until it is dismissed. */
export type EditorWarning =
  | PasteWarning
  | { kind: 'pictureRejected'; name: string; error: unknown };

/** A picture that was inserted, and that the editor can describe. */
export type UndescribedPicture = {
  imageUrl: string;
  /** The alternative text that it was inserted with. */
  alt: string;
  /** The name of its file; null for a picture of the library. */
  name: string | null;
};

export type CodeMirrorEditor = {
  /** The element that contains the editor. */
  host: RefObject<HTMLDivElement | null>;
  /** Null until the host is mounted. */
  view: EditorView | null;
  status: EditorStatus;
  warning: EditorWarning | null;
  dismissWarning: () => void;
  undescribed: readonly UndescribedPicture[];
  /** @param description null leaves the picture as it is */
  describe: (
    picture: UndescribedPicture,
    description: { alt: string; caption: string } | null,
  ) => void;
  addPictures: (pictures: readonly File[]) => void;
  /** Inserts a picture of the library at the cursor. */
  addStoredPicture: (picture: { imageUrl: string; alt: string }) => void;
};

/**
 * Creates a CodeMirror editor that lives as long as the component. New props update it and never create another one.
 */
export function useCodeMirror({
  value,
  onChange,
  onUploadImage,
  ...field
}: FieldProps & {
  value: string;
  onChange: (value: string) => void;
  onUploadImage: (file: File) => Promise<string>;
}): CodeMirrorEditor {
  const { language, label, placeholder, invalid, describedBy } = field;
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [echoFilter] = useState(createEchoFilter);
  const [status, setStatus] = useState<EditorStatus>(idle);

  const [warning, setWarning] = useState<EditorWarning | null>(null);
  const [undescribed, setUndescribed] = useState<readonly UndescribedPicture[]>([]);

  const startUploads = (target: EditorView, pictures: readonly File[], position: number) => {
    setWarning(null);
    const insertAt = picturePosition(target.state, position);
    for (const picture of pictures)
      void uploadPicture(target, picture, {
        position: insertAt,
        text: uploadText(picture, language),
        upload: onUploadImage,
        onAdded: (added) => setUndescribed((pictures) => [...pictures, added]),
        onRejected: setWarning,
      });
  };
  const onPictures = useEffectEvent(startUploads);
  const onUpdate = useEffectEvent((update: ViewUpdate) => {
    if (update.docChanged && !update.transactions.some(isExternalChange)) {
      const text = update.state.doc.toString();
      echoFilter.sent(text);
      // The letter is on the screen already. The form follows without delaying the next key.
      startTransition(() => onChange(text));
    }
    setStatus((last) => nextStatus(last, update.state));
  });
  const firstState = useEffectEvent(() =>
    EditorState.create({
      doc: normalizeLineEndings(value),
      extensions: [
        editorExtensions(field),
        findInText(language),
        pasteAndDrop({ onPictures: (...pasted) => onPictures(...pasted), onWarning: setWarning }),
        EditorView.updateListener.of((update) => onUpdate(update)),
      ],
    }),
  );

  useLayoutEffect(() => {
    if (!host.current) return;
    const created = new EditorView({ parent: host.current, state: firstState() });
    setView(created);
    return () => created.destroy();
  }, []);

  useLayoutEffect(() => {
    if (view) updateFieldProps(view, { language, label, placeholder, invalid, describedBy });
  }, [view, language, label, placeholder, invalid, describedBy]);

  useLayoutEffect(() => {
    if (!view || echoFilter.isEcho(value, view.state.doc.toString())) return;
    const spec = externalChange(view.state, value);
    if (spec) view.dispatch(spec);
  }, [view, value, echoFilter]);

  return {
    host,
    view,
    status,
    warning,
    dismissWarning: () => setWarning(null),
    undescribed,
    describe(picture, description) {
      setUndescribed((pictures) => pictures.filter((one) => one !== picture));
      const spec =
        view &&
        description &&
        describePicture(view.state, { imageUrl: picture.imageUrl, alt: picture.alt }, description);
      if (spec) view.dispatch(spec);
    },
    addPictures(pictures) {
      if (!view || pictures.length === 0) return;
      view.focus();
      startUploads(view, pictures, view.state.selection.main.to);
    },
    addStoredPicture(picture) {
      if (!view) return;
      view.dispatch(insertPicture(view.state, picture));
      setUndescribed((pictures) => [...pictures, { ...picture, name: null }]);
    },
  };
}

const idle: EditorStatus = {
  active: new Set(),
  uploadCount: 0,
  isLatinTyped: false,
  handlesTab: false,
};

/** Returns the same object while nothing has changed, so that typing does not render. */
function nextStatus(last: EditorStatus, state: EditorState): EditorStatus {
  const active = activeTools(state);
  const uploadCount = state.field(pictureUploads).length;
  const isLatinTyped = seemsWrongLayout(state);
  const inside = handlesTab(state);
  const isSame =
    active.size === last.active.size &&
    [...active].every((name) => last.active.has(name)) &&
    uploadCount === last.uploadCount &&
    isLatinTyped === last.isLatinTyped &&
    inside === last.handlesTab;
  return isSame ? last : { active, uploadCount, isLatinTyped, handlesTab: inside };
}

/** Uploads a picture. A failed upload leaves no text; the footer shows a warning (decision 0031). */
async function uploadPicture(
  view: EditorView,
  picture: File,
  options: {
    position: number;
    text: string;
    upload: (file: File) => Promise<string>;
    onAdded: (added: UndescribedPicture) => void;
    onRejected: (warning: EditorWarning) => void;
  },
): Promise<void> {
  const { id, spec } = startUpload(options.position, options.text);
  view.dispatch(spec);
  const name = pictureName(picture);
  try {
    const imageUrl = await options.upload(picture);
    const added = finishUpload(view.state, id, imageUrl);
    view.dispatch(added ?? cancelUpload(id));
    if (added) options.onAdded({ imageUrl, alt: '', name });
  } catch (error) {
    console.error('The picture was not uploaded:', error);
    view.dispatch(cancelUpload(id));
    options.onRejected({ kind: 'pictureRejected', name, error });
  }
}

/** The text of the placeholder, in the language of the text around it. */
function uploadText(picture: File, language: FieldProps['language']): string {
  return createTranslator({
    locale: formattingLocale[language],
    messages: adminMessages[language],
    namespace: 'adminEditor',
  })('uploadingPicture', { name: pictureName(picture) });
}
