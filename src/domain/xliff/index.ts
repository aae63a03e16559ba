import '@tanstack/react-start/server-only';

export { checkXliff, exportXliff, takeFromXliff } from './article-xliff.ts';
