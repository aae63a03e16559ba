import '@tanstack/react-start/server-only';

export { splitFrontMatter } from './front-matter.ts';
export { renderForFeed } from './render-for-feed.ts';
export { renderMarkdown } from './render-markdown.ts';
