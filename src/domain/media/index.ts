import '@tanstack/react-start/server-only';

export { findImageVariant } from './find-image-variant.ts';
export { storeImage } from './store-image.ts';
