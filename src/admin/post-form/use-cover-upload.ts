import { useEffect, useRef, useState } from 'react';
import { maxUploadBytes } from '#domain/media/shared/upload-limit.ts';
import type { Area } from './crop-geometry.ts';
import { cutPicture, isReadyMade, openPicture, type Picture } from './prepare-picture.ts';
import { useUploadImage } from './upload-image.ts';

/** What is uploaded, and the file that it was cut from. */
type Upload = { file: File; source: File };

export type CoverSlot =
  | { step: 'settled' }
  | ({ step: 'uploading'; fraction: number } & Upload)
  /** The picture is here, but not on the server. */
  | ({ step: 'failed' } & Upload);

/** What can be known without the server. */
export type PictureError = 'notPicture' | 'unreadable' | 'tooLarge';

/**
 * The way of a chosen picture: opened, cropped, uploaded. A failed upload is logged to the console alone, as the
 * specification wants it (section 8); its picture stays, to try again.
 */
export function useCoverUpload(props: { image: string | null; onChange: (image: string) => void }) {
  const uploadImage = useUploadImage();
  const [slot, setSlot] = useState<CoverSlot>({ step: 'settled' });
  const [opening, setOpening] = useState(false);
  const [cropping, setCropping] = useState<Picture | null>(null);
  const [error, setError] = useState<PictureError | null>(null);
  const [done, setDone] = useState<{ source: File; image: string } | null>(null);
  const choice = useRef<AbortController>(undefined);
  const transfer = useRef<AbortController>(undefined);
  // What else is typed while a picture goes up must not be undone by what `onChange` knew at its start.
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
    const { signal } = begin(choice);
    setError(null);
    if (!file.type.startsWith('image/')) return setError('notPicture');
    setOpening(true);
    try {
      const picture = await openPicture(file);
      if (signal.aborted) return;
      if (isReadyMade(picture) && !alwaysCrop) void upload({ file, source: file });
      else setCropping(picture);
    } catch {
      if (!signal.aborted) setError('unreadable');
    }
    if (!signal.aborted) setOpening(false);
  };

  const upload = async ({ file, source }: Upload) => {
    if (file.size > maxUploadBytes) return setError('tooLarge');
    const { signal } = begin(transfer);
    const goOn = (fraction: number) => setSlot({ step: 'uploading', file, source, fraction });
    goOn(0);
    try {
      const { imageUrl } = await uploadImage(file, { onProgress: goOn, signal });
      if (signal.aborted) return;
      setSlot({ step: 'settled' });
      setDone({ source, image: imageUrl });
      onChange.current(imageUrl);
    } catch (error) {
      if (signal.aborted) return;
      console.error('The picture was not uploaded:', error);
      setSlot({ step: 'failed', file, source });
    }
  };

  return {
    slot,
    opening,
    cropping,
    error,
    /** Whether this very picture was uploaded just now. */
    justUploaded: done !== null && done.image === props.image && slot.step === 'settled',
    choose: (file: File) => void open(file, { alwaysCrop: false }),
    cropAgain: () => void (done && open(done.source, { alwaysCrop: true })),
    /** @param area null takes the whole picture */
    async cut(picture: Picture, area: Area | null) {
      const signal = choice.current?.signal;
      try {
        const file = await cutPicture(picture, area);
        if (signal?.aborted) return;
        void upload({ file, source: picture.file });
      } catch {
        if (signal?.aborted) return;
        setError('unreadable');
      }
      setCropping(null);
    },
    cancelCrop() {
      choice.current?.abort();
      setCropping(null);
    },
    tryAgain: () => void (slot.step === 'failed' && upload(slot)),
    /** Ends an upload, or forgets one that failed; an earlier cover stays. */
    discard() {
      transfer.current?.abort();
      setSlot({ step: 'settled' });
    },
  };
}

function begin(work: { current: AbortController | undefined }): AbortController {
  work.current?.abort();
  work.current = new AbortController();
  return work.current;
}
