import '@tanstack/react-start/server-only';

export { findRelatedPosts, type RelatedPost, relatedPost } from './find-related-posts.ts';
export { createNextReadCounter, type NextReadCounter } from './next-read-counter.ts';
export { startRelating } from './start-relating.ts';
