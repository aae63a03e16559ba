import '@tanstack/react-start/server-only';

export { createPost, type NewPost } from './create-post.ts';
export { findPublishedPost, type PostWithTranslations } from './find-published-post.ts';
export { installStarterPosts } from './install-starter-posts.ts';
export {
  listPublishedPosts,
  listPublishedSummaries,
  maxListedPosts,
} from './list-published-posts.ts';
export type { PostSummary } from './post.ts';
