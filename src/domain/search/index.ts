import '@tanstack/react-start/server-only';

export { type ExcerptPart, type Found, type FoundArticle, found } from './found.ts';
export { indexText, indexTexts } from './index-texts.ts';
export { searchTexts } from './search-texts.ts';
export { languageToken, tokenOf } from './tokens.ts';
