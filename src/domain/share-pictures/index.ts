import '@tanstack/react-start/server-only';

export { findSharePicture } from './find-share-picture.ts';
export { removeOldSharePictures } from './remove-old-share-pictures.ts';
