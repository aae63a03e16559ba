import './post-form.css';
import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { maxUploadMegabytes } from '#domain/media/shared/upload-limit.ts';
import type { LibraryPicture } from '#domain/picture-library/shared/picture.ts';
import { defaultCover } from '#domain/posts/shared/post-defaults.ts';
import type { Language } from '#i18n/languages.ts';
import { PicturePicker } from '../picture-library/picture-picker.tsx';
import { useCommands } from '../shared/commands.ts';
import { FileInput } from '../shared/file-input.tsx';
import { TryAgain } from '../shared/load-error.tsx';
import { AltFields } from './alt-fields.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { LocalPicture, UploadProgress } from './local-picture.tsx';
import { useCoverUpload } from './use-cover-upload.ts';
import { useFocusFallback } from './use-focus-fallback.ts';
import { usePictureDrop } from './use-picture-drop.ts';

/**
 * The field for the cover of a post. A picture can be chosen, dropped or pasted; then it is cropped to 3:2, uploaded
 * and described.
 *
 * @param image the path of the cover; null or the default cover for none
 * @param onChange called with null when the picture is removed; the form keeps the alternative texts
 * @param alts the alternative text in each language of the form
 * @param onPendingChange called with whether a chosen picture is not on the server yet
 */
export function CoverField(props: {
  image: string | null;
  onChange: (image: string | null) => void;
  alts: readonly { language: Language; alt: string }[];
  onAltChange: (language: Language, alt: string) => void;
  onPendingChange?: (isPending: boolean) => void;
}) {
  const id = useId();
  const pictures = useTranslations('adminPictures');
  const [isPicking, setPicking] = useState(false);
  const t = useTranslations('adminPostForm');
  const image = props.image === defaultCover ? null : props.image;
  const cover = useCoverUpload({ image, onChange: props.onChange });
  const focusFallback = useFocusFallback<HTMLElement>();
  const drop = usePictureDrop(cover.choose);
  const { upload, isOpening, cropping, error } = cover.state;
  const isPending = upload.step !== 'idle';
  const { onPendingChange } = props;
  useEffect(() => {
    onPendingChange?.(isPending);
  }, [onPendingChange, isPending]);

  useCommands({ coverFromLibrary: !isPending && (() => setPicking(true)) });
  const input = {
    command: 'chooseCover',
    describedBy: `${id}-error ${id}-hint`,
    isInvalid: error !== null,
    onChoose: cover.choose,
  } as const;
  const fromLibrary = (
    <button type="button" className="panel-button" onClick={() => setPicking(true)}>
      {pictures('fromLibrary')}
    </button>
  );
  const choose = (picture: LibraryPicture) => {
    setPicking(false);
    for (const { language, alt } of props.alts)
      if (alt.trim() === '' && picture.alts[language] !== '')
        props.onAltChange(language, picture.alts[language]);
    cover.chooseStored(picture);
  };
  return (
    <div className="grid content-start gap-4">
      {/* Takes the focus on a click, so that a picture can be pasted. */}
      <section
        {...focusFallback}
        {...drop.listeners}
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        className={`grid content-start gap-2 ${drop.isOver ? 'outline-3 outline-offset-4 outline-focus' : ''}`}
      >
        <p id={`${id}-label`} className="text-small font-medium">
          {t('cover.label')}
        </p>
        {upload.step === 'idle' && !image && (
          <div className="flex gap-4 border border-dashed border-line-strong p-3">
            <img
              src={defaultCover}
              alt=""
              className="aspect-3/2 h-fit w-20 bg-surface-sunken object-cover sm:w-28"
            />
            <div className="grid justify-items-start gap-2">
              <p className="text-small">{t('cover.none')}</p>
              <FileInput accept="image/*" {...input}>
                {t('cover.choose')}
              </FileInput>
              {fromLibrary}
            </div>
          </div>
        )}
        {upload.step === 'idle' && image && (
          <>
            <img src={image} alt={t('cover.preview')} className="cover-preview" />
            <div className="flex flex-wrap gap-2">
              <FileInput accept="image/*" {...input}>
                {t('cover.replace')}
              </FileInput>
              {cover.isJustUploaded && (
                <button type="button" className="panel-button" onClick={cover.cropAgain}>
                  {t('cover.cropAgain')}
                </button>
              )}
              <button type="button" className="panel-button" onClick={() => props.onChange(null)}>
                {t('cover.remove')}
              </button>
              {fromLibrary}
            </div>
          </>
        )}
        {upload.step === 'uploading' && (
          <>
            <LocalPicture file={upload.file} alt={t('cover.uploadingPicture')} />
            <UploadProgress fraction={upload.fraction} onCancel={cover.discard} />
          </>
        )}
        {upload.step === 'failed' && (
          <>
            <LocalPicture file={upload.file} alt={t('cover.waitingPicture')} />
            <div className="flex flex-wrap gap-2">
              <TryAgain className="panel-button-primary" onClick={cover.retry} />
              <button type="button" className="panel-button" onClick={cover.discard}>
                {t('cover.remove')}
              </button>
            </div>
          </>
        )}
        <div>
          <p id={`${id}-error`} role="alert" className="text-small text-danger">
            {error && t(`cover.errors.${error}`, { megabytes: maxUploadMegabytes })}
          </p>
          {upload.step === 'idle' && (
            <p id={`${id}-hint`} className="text-tiny text-ink-muted pointer-coarse:hidden">
              {t('cover.hint')}
            </p>
          )}
          <p role="status" className={isOpening ? 'text-tiny' : 'sr-only'}>
            {isOpening && t('cover.opening')}
            {cover.isJustUploaded && t('cover.uploaded')}
          </p>
        </div>
      </section>
      {(image || isPending) && <AltFields alts={props.alts} onAltChange={props.onAltChange} />}
      {isPicking && (
        <PicturePicker
          title={pictures('choose')}
          onChoose={choose}
          onClose={() => setPicking(false)}
          onClosed={() => focusFallback.ref.current?.focus()}
        />
      )}
      {cropping && (
        <CropDialog
          picture={cropping}
          onCut={(area) => cover.cut(cropping, area)}
          onCancel={cover.cancelCrop}
          onClosed={() => {
            const section = focusFallback.ref.current;
            (section?.querySelector<HTMLElement>('input, button') ?? section)?.focus();
          }}
        />
      )}
    </div>
  );
}
