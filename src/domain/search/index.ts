import '@tanstack/react-start/server-only';

export { type ExcerptPart, type Found, type FoundArticle, found } from './found.ts';
export { indexTexts } from './index-texts.ts';
export { searchTexts } from './search-texts.ts';
