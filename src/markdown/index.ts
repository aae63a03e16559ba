import '@tanstack/react-start/server-only';

export { renderMarkdown } from './render-markdown.ts';
