import '@tanstack/react-start/server-only';

export type { OnProgress, Source } from './article.ts';
export {
  type ImportCounts,
  importArticles,
  type Outcome,
  type ReportLine,
} from './import/import-articles.ts';
export { readExport } from './own/read-export.ts';
export { type ExportCounts, writeExport } from './own/write-export.ts';
export { createPictureStore, type FetchPicture } from './pictures/picture-store.ts';
export { readGhost } from './sources/read-ghost.ts';
export { readMarkdownFolder } from './sources/read-markdown-folder.ts';
export { readWordPress } from './sources/wordpress/read-wordpress.ts';
export { TransferError } from './transfer-error.ts';
