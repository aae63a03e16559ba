import '@tanstack/react-start/server-only';

export { indexTexts } from './index-texts.ts';
export { type Found, type FoundArticle, searchTexts } from './search-texts.ts';
