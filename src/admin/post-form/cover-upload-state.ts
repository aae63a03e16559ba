import type { Picture } from './prepare-picture.ts';

/** The file to upload, and the chosen file that it was cut from. */
export type Upload = { file: File; source: File };

/** Why a chosen picture is not uploaded. The browser knows these without the server. */
export type PictureError = 'notPicture' | 'unreadable' | 'tooLarge';

export type CoverUploadState = {
  /** `idle`: no chosen picture waits. `failed`: the picture is in this page, but not on the server. */
  upload:
    | { step: 'idle' }
    | ({ step: 'uploading'; fraction: number } & Upload)
    | ({ step: 'failed' } & Upload);
  isOpening: boolean;
  /** The picture that the crop dialog shows; null while it is closed. */
  cropping: Picture | null;
  error: PictureError | null;
  /** The last picture that this form uploaded, and its path on the server. */
  uploaded: { source: File; image: string } | null;
};

export type CoverUploadAction =
  | { type: 'opening' }
  | { type: 'crop-opened'; picture: Picture }
  | { type: 'crop-cancelled' }
  | { type: 'rejected'; error: PictureError }
  | { type: 'upload-started'; upload: Upload }
  /** `fraction` of the file is sent, from 0 to 1. */
  | { type: 'progressed'; fraction: number }
  | { type: 'uploaded'; image: string }
  | { type: 'upload-failed' }
  /** The editor cancelled an upload, or removed a picture whose upload failed. */
  | { type: 'discarded' };

export const noCoverUpload: CoverUploadState = {
  upload: { step: 'idle' },
  isOpening: false,
  cropping: null,
  error: null,
  uploaded: null,
};

/** A chosen cover: opened, cropped unless it is 3:2, uploaded. */
export function coverUploadReducer(
  state: CoverUploadState,
  action: CoverUploadAction,
): CoverUploadState {
  const { upload } = state;
  switch (action.type) {
    case 'opening':
      return { ...state, isOpening: true, error: null };
    case 'crop-opened':
      return { ...state, isOpening: false, cropping: action.picture };
    case 'crop-cancelled':
      return { ...state, cropping: null };
    case 'rejected':
      return { ...state, isOpening: false, cropping: null, error: action.error };
    case 'upload-started':
      return {
        ...state,
        isOpening: false,
        cropping: null,
        upload: { step: 'uploading', fraction: 0, ...action.upload },
      };
    case 'progressed':
      if (upload.step !== 'uploading') return state;
      return { ...state, upload: { ...upload, fraction: action.fraction } };
    case 'uploaded':
      if (upload.step !== 'uploading') return state;
      return {
        ...state,
        upload: { step: 'idle' },
        uploaded: { source: upload.source, image: action.image },
      };
    case 'upload-failed':
      if (upload.step !== 'uploading') return state;
      return { ...state, upload: { step: 'failed', file: upload.file, source: upload.source } };
    case 'discarded':
      return { ...state, upload: { step: 'idle' } };
  }
}

/** Whether this form has uploaded the cover that the post has now. */
export function isJustUploaded({ upload, uploaded }: CoverUploadState, image: string | null) {
  return upload.step === 'idle' && uploaded !== null && uploaded.image === image;
}
