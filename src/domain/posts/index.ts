import '@tanstack/react-start/server-only';

export { toAdminPost } from './admin-post.ts';
export { batchArticles } from './batch/batch-articles.ts';
export { listArticleSlugs } from './batch/list-article-slugs.ts';
export { undoBatch } from './batch/undo-batch.ts';
export { cleanUpPost } from './clean-up-post.ts';
export { createAdminPost } from './create-admin-post.ts';
export { createPost, type NewPost } from './create-post.ts';
export { deletePost, purgeDeletedPosts, restorePost } from './delete-post.ts';
export { editPost } from './edit-post.ts';
export { findLanguageVersion } from './find-language-version.ts';
export { findPostBySlug } from './find-post-by-slug.ts';
export { findPublishedPost } from './find-published-post.ts';
export { findTranslationSource } from './find-translation-source.ts';
export { coverOfGroup, shareCover } from './group-cover.ts';
export { installStarterPosts } from './install-starter-posts.ts';
export { findAdminPost, listAdminPosts, listAdminSummaries } from './list-admin-posts.ts';
export { type CrawledPost, listPostsForCrawlers } from './list-posts-for-crawlers.ts';
export {
  listPublishedPosts,
  listPublishedSummaries,
  listSummariesOf,
  maxListedPosts,
} from './list-published-posts.ts';
export { lockArticles, lockPosts } from './lock-articles.ts';
export { makeSlug } from './make-slug.ts';
export { addOldPaths, listOldPaths, oldPathOf, resolveOldPath } from './old-paths.ts';
export {
  type Post,
  type PostSummary,
  type PostWithTranslations,
  post,
  postSummary,
  postWithTranslations,
} from './post.ts';
export { postChanges, postInput, updatedAt } from './post-input.ts';
export { activePosts, publishedPosts } from './post-queries.ts';
export { rememberStoredTexts } from './remember-stored-texts.ts';
export { restoreRevision } from './restore-revision.ts';
export { rewritePosts } from './rewrite-posts.ts';
export { listPublishedBetween, publishedPost } from './schedule/list-published-between.ts';
export { listSchedule, nextPublication, scheduledPost } from './schedule/list-schedule.ts';
export { publishDue } from './schedule/publish-due.ts';
export { cancelPublication, schedulePublication } from './schedule/schedule-posts.ts';
export { schedulerRanAt, startScheduler } from './schedule/scheduler.ts';
export {
  type AdminPost,
  type AdminPostSummary,
  adminPost,
  adminPostSummary,
} from './shared/admin-post.ts';
export { articleBatch, articleChoice, batchUndo } from './shared/batch.ts';
export { resolveShortLink } from './short-link.ts';
export { togglePublished } from './toggle-published.ts';
export { withHistory } from './with-history.ts';
