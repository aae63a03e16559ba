/** Rules of posts that the server enforces and the panel shows while someone types. Nothing here needs a server. */

export { hasTranslationJson, needsCleanup, translationMarker } from './needs-cleanup.ts';
export { expectedSlug, hyphenated } from './post-address.ts';
export {
  defaultCategory,
  defaultCover,
  defaultDescription,
  defaultSeo,
  defaultTags,
} from './post-defaults.ts';
export { postLimits } from './post-limits.ts';
export { countWords, readTimeMinutes } from './read-time.ts';
export { maxUploadBytes, maxUploadMegabytes } from './upload-limit.ts';
