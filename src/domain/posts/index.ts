import '@tanstack/react-start/server-only';

export {
  type AdminPost,
  type AdminPostSummary,
  adminPost,
  adminPostSummary,
} from './admin-post.ts';
export { cleanUpPost } from './clean-up-post.ts';
export { createAdminPost } from './create-admin-post.ts';
export { createPost, type NewPost } from './create-post.ts';
export { deletePost, purgeDeletedPosts, restorePost } from './delete-post.ts';
export { editPost } from './edit-post.ts';
export { publishedPosts } from './existing-posts.ts';
export { findPostAt } from './find-post-at.ts';
export { findPublishedPost } from './find-published-post.ts';
export { installStarterPosts } from './install-starter-posts.ts';
export { findAdminPost, listAdminPosts, listAdminSummaries } from './list-admin-posts.ts';
export { type CrawledPost, listPostsForCrawlers } from './list-posts-for-crawlers.ts';
export {
  listPublishedPosts,
  listPublishedSummaries,
  maxListedPosts,
} from './list-published-posts.ts';
export {
  type Post,
  type PostSummary,
  type PostWithTranslations,
  post,
  postSummary,
  postWithTranslations,
} from './post.ts';
export { postChanges, postInput } from './post-input.ts';
export { findPageOfShortAddress } from './short-address.ts';
export { slugFromTitle } from './slug.ts';
export { togglePublished } from './toggle-published.ts';
