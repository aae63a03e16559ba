/** What a tag must be for readers to see it, on pages and in feeds. Nothing here needs a server. */

export { visibleTags } from './visible-tags.ts';
