import '@tanstack/react-start/server-only';

export { deletePicture } from './delete-picture.ts';
export { findPicture } from './find-picture.ts';
export { listMonths, listPictures } from './list-pictures.ts';
export { replacePicture } from './replace-picture.ts';
export { saveTexts } from './save-texts.ts';
