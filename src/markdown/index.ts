import '@tanstack/react-start/server-only';

export { splitFrontMatter } from './front-matter.ts';
export { renderForFeed, renderMarkdown } from './render-when-loaded.ts';
