/** The feeds of each language, with their paths before a language prefix. `src/feeds/index.ts` writes them. */
export const feeds = [
  { name: 'RSS', type: 'application/rss+xml', path: '/rss.xml' },
  { name: 'Atom', type: 'application/atom+xml', path: '/atom.xml' },
  { name: 'JSON Feed', type: 'application/feed+json', path: '/feed.json' },
] as const;
