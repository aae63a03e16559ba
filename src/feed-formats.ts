/**
 * The formats of a feed, each of which every language has under its prefix. `src/feeds` writes them, and the cache
 * policy and the links of all pages derive from this list.
 */
export const feedFormats = [
  { name: 'RSS', type: 'application/rss+xml', path: '/rss.xml' },
  { name: 'Atom', type: 'application/atom+xml', path: '/atom.xml' },
  { name: 'JSON Feed', type: 'application/feed+json', path: '/feed.json' },
] as const;

/** Of a feed, before a language prefix. */
export type FeedPath = (typeof feedFormats)[number]['path'];
