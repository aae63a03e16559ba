import '@tanstack/react-start/server-only';

export { findImageVariant } from './find-image-variant.ts';
export { findPictureSize } from './find-picture-size.ts';
export { tooManyBytes } from './inspect-upload.ts';
export { type PictureCopy, readPictureCopy, storePictureCopy } from './picture-copy.ts';
export { recordUses, usesOf } from './picture-uses.ts';
export { variantSuffixes } from './picture-variants.ts';
export { readPictureForModel } from './read-picture-for-model.ts';
export {
  picturesOfDrafts,
  picturesOfHistory,
  removalOfUnused,
  removeUnusedImages,
} from './remove-unused-images.ts';
export { storeImage } from './store-image.ts';
export { storeUpload } from './store-upload.ts';
