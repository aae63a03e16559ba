import '@tanstack/react-start/server-only';

export { splitFrontMatter } from './front-matter.ts';
export { renderMarkdown } from './render-markdown.ts';
