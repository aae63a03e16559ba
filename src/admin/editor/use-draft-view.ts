import { EditorState } from '@codemirror/state';
import { EditorView, type ViewUpdate } from '@codemirror/view';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createTranslator } from 'use-intl';
import { panelMessages } from '#content/dictionaries/panel-messages.ts';
import { changeFieldFacts, draftExtensions, type FieldFacts } from './draft-extensions.ts';
import { isLongLatinStreak } from './latin-streak.ts';
import { createEchoes, isOutsideChange, outsideChange } from './outside-change.ts';
import { pasteAndDrop } from './paste-and-drop.ts';
import { pictureName } from './pasted-pictures.ts';
import { cancelUpload, finishUpload, pictureUploads, startUpload } from './picture-uploads.ts';
import { activeTools, type TextToolName } from './text-tools.ts';
import { withUnixLineEnds } from './unix-line-ends.ts';

/** What of the editor's state its toolbar and its footer show. */
export type DraftStatus = {
  active: ReadonlySet<TextToolName>;
  uploadCount: number;
  isLatinTyped: boolean;
};

export type DraftView = {
  /** The element that the editor is put into. */
  host: RefObject<HTMLDivElement | null>;
  /** Null until the host is on the page. */
  view: EditorView | null;
  status: DraftStatus;
  addPictures: (pictures: readonly File[]) => void;
};

/** A CodeMirror editor for as long as the component lives: typing and new props change it, nothing makes another. */
export function useDraftView({
  value,
  onChange,
  onUploadImage,
  ...facts
}: FieldFacts & {
  value: string;
  onChange: (value: string) => void;
  onUploadImage: (file: File) => Promise<string>;
}): DraftView {
  const { language, label, placeholder, invalid, describedBy } = facts;
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [echoes] = useState(createEchoes);
  const [status, setStatus] = useState<DraftStatus>(idle);

  const startUploads = (target: EditorView, pictures: readonly File[], position: number) => {
    for (const picture of pictures)
      void uploadPicture(target, picture, {
        position,
        text: uploadText(picture, language),
        upload: onUploadImage,
      });
  };
  const onPictures = useEffectEvent(startUploads);
  const onUpdate = useEffectEvent((update: ViewUpdate) => {
    if (update.docChanged && !update.transactions.some(isOutsideChange)) {
      const text = update.state.doc.toString();
      echoes.sent(text);
      onChange(text);
    }
    setStatus((last) => nextStatus(last, update.state));
  });
  const firstState = useEffectEvent(() =>
    EditorState.create({
      doc: withUnixLineEnds(value),
      extensions: [
        draftExtensions(facts),
        pasteAndDrop((...pasted) => onPictures(...pasted)),
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
    if (view) changeFieldFacts(view, { language, label, placeholder, invalid, describedBy });
  }, [view, language, label, placeholder, invalid, describedBy]);

  useLayoutEffect(() => {
    if (!view || echoes.isEcho(value, view.state.doc.toString())) return;
    const spec = outsideChange(view.state, value);
    if (spec) view.dispatch(spec);
  }, [view, value, echoes]);

  return {
    host,
    view,
    status,
    addPictures(pictures) {
      if (!view || pictures.length === 0) return;
      view.focus();
      startUploads(view, pictures, view.state.selection.main.to);
    },
  };
}

const idle: DraftStatus = { active: new Set(), uploadCount: 0, isLatinTyped: false };

/** The same object while nothing of it has changed, so that typing renders nothing. */
function nextStatus(last: DraftStatus, state: EditorState): DraftStatus {
  const active = activeTools(state);
  const uploadCount = state.field(pictureUploads).length;
  const isLatinTyped = isLongLatinStreak(state);
  const isSame =
    active.size === last.active.size &&
    [...active].every((name) => last.active.has(name)) &&
    uploadCount === last.uploadCount &&
    isLatinTyped === last.isLatinTyped;
  return isSame ? last : { active, uploadCount, isLatinTyped };
}

/** A failed upload leaves nothing behind, and is told to the console alone (specification, section 8). */
async function uploadPicture(
  view: EditorView,
  picture: File,
  options: { position: number; text: string; upload: (file: File) => Promise<string> },
): Promise<void> {
  const { id, spec } = startUpload(options.position, options.text);
  view.dispatch(spec);
  const imageUrl = await options.upload(picture).catch((error: unknown) => {
    console.error('The picture was not uploaded:', error);
    return null;
  });
  view.dispatch((imageUrl !== null && finishUpload(view.state, id, imageUrl)) || cancelUpload(id));
}

/** In the language of the text that it stands in for a while, not in the panel's. */
function uploadText(picture: File, language: FieldFacts['language']): string {
  return createTranslator({
    locale: language === 'ckb' ? 'en' : language,
    messages: panelMessages[language],
    namespace: 'adminEditor',
  })('uploadingPicture', { name: pictureName(picture) });
}
