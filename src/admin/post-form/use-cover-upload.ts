import { useEffect, useReducer, useRef } from 'react';
import { mediaFolder } from '#domain/media/shared/picture-path.ts';
import { maxUploadBytes } from '#domain/media/shared/upload-limit.ts';
import {
  coverUploadReducer,
  isJustUploaded,
  noCoverUpload,
  type Upload,
} from './cover-upload-state.ts';
import { type Area, isCoverShaped, type Size } from './crop-geometry.ts';
import { cutPicture, isUploadable, openPicture, type Picture } from './prepare-picture.ts';
import { useUploadImage } from './upload-image.ts';

/** A picture of the library. */
type StoredPicture = Size & { imageUrl: string };

/**
 * Opens, crops and uploads a chosen cover. A failed upload is only logged to the console, as the specification says
 * (section 8). The form keeps its picture for another attempt.
 */
export function useCoverUpload(props: { image: string | null; onChange: (image: string) => void }) {
  const uploadImage = useUploadImage();
  const [state, dispatch] = useReducer(coverUploadReducer, noCoverUpload);
  const choice = useRef<AbortController>(undefined);
  const transfer = useRef<AbortController>(undefined);
  // The newest `onChange`: an older one would undo what was typed during the upload.
  const onChange = useRef(props.onChange);
  useEffect(() => {
    onChange.current = props.onChange;
  });
  useEffect(
    () => () => {
      choice.current?.abort();
      transfer.current?.abort();
    },
    [],
  );

  const open = async (file: File, { alwaysCrop }: { alwaysCrop: boolean }) => {
    const { signal } = restart(choice);
    dispatch({ type: 'opening' });
    if (!file.type.startsWith('image/')) return dispatch({ type: 'rejected', error: 'notPicture' });
    try {
      const picture = await openPicture(file);
      if (signal.aborted) return;
      if (isUploadable(picture) && !alwaysCrop) void upload({ file, source: file });
      else dispatch({ type: 'crop-opened', picture });
    } catch {
      if (!signal.aborted) dispatch({ type: 'rejected', error: 'unreadable' });
    }
  };

  const openStored = async (picture: StoredPicture) => {
    const { signal } = restart(choice);
    transfer.current?.abort();
    dispatch({ type: 'discarded' });
    if (isCoverShaped(picture)) return onChange.current(picture.imageUrl);
    dispatch({ type: 'opening' });
    try {
      const response = await fetch(picture.imageUrl, { signal });
      if (!response.ok) throw new Error(`The picture was not loaded: ${response.status}`);
      const picked = await response.blob();
      const name = picture.imageUrl.slice(mediaFolder.length);
      await open(new File([picked], name, { type: picked.type }), { alwaysCrop: true });
    } catch {
      if (!signal.aborted) dispatch({ type: 'rejected', error: 'unreadable' });
    }
  };

  const cut = async (picture: Picture, area: Area | null) => {
    const signal = choice.current?.signal;
    try {
      const file = await cutPicture(picture, area);
      if (!signal?.aborted) void upload({ file, source: picture.file });
    } catch {
      if (!signal?.aborted) dispatch({ type: 'rejected', error: 'unreadable' });
    }
  };

  const upload = async ({ file, source }: Upload) => {
    if (file.size > maxUploadBytes) return dispatch({ type: 'rejected', error: 'tooLarge' });
    const { signal } = restart(transfer);
    dispatch({ type: 'upload-started', upload: { file, source } });
    const onProgress = (fraction: number) => dispatch({ type: 'progressed', fraction });
    try {
      const { imageUrl } = await uploadImage(file, { onProgress, signal });
      if (signal.aborted) return;
      dispatch({ type: 'uploaded', image: imageUrl });
      onChange.current(imageUrl);
    } catch (error) {
      if (signal.aborted) return;
      console.error('The picture was not uploaded:', error);
      dispatch({ type: 'upload-failed' });
    }
  };

  return {
    state,
    isJustUploaded: isJustUploaded(state, props.image),
    choose: (file: File) => void open(file, { alwaysCrop: false }),
    /** Takes a picture of the library: as it is if it has the shape of a cover, otherwise a part of it. */
    chooseStored: (picture: StoredPicture) => void openStored(picture),
    cropAgain: () => void (state.uploaded && open(state.uploaded.source, { alwaysCrop: true })),
    /** @param area null takes the whole picture */
    cut,
    cancelCrop() {
      choice.current?.abort();
      dispatch({ type: 'crop-cancelled' });
    },
    retry: () => void (state.upload.step === 'failed' && upload(state.upload)),
    /** Cancels an upload, or removes a picture whose upload failed. The post keeps its earlier cover. */
    discard() {
      transfer.current?.abort();
      dispatch({ type: 'discarded' });
    },
  };
}

/** Aborts the work that is running, and returns a controller for the next one. */
function restart(work: { current: AbortController | undefined }): AbortController {
  work.current?.abort();
  work.current = new AbortController();
  return work.current;
}
