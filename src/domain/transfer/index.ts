import '@tanstack/react-start/server-only';

export type { Source } from './article.ts';
export {
  type ImportCounts,
  importArticles,
  type ReportLine,
} from './import/import-articles.ts';
export { openSource } from './open-source.ts';
export { writeExport } from './own/write-export.ts';
export { zipExport } from './own/zip-export.ts';
export { createPictureFetch } from './pictures/fetch-picture.ts';
export { createPictureStore, type FetchPicture } from './pictures/picture-store.ts';
export { TransferError } from './transfer-error.ts';
