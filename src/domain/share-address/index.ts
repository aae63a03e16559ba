/** Addresses of share pictures. Nothing here needs a server. */

export {
  type SharePage,
  type ShareSubject,
  sharePages,
  sharePictureHash,
  sharePicturePath,
} from './share-picture-path.ts';
