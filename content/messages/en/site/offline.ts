/** Below an article: `src/site/offline/keep-article.lazy.ts`. */
export const keeping = {
  keep: 'Keep offline',
  list: 'On this device',
  stored: 'Kept. You can read it without a connection.',
  stopped: 'No longer kept.',
  full: 'You have kept 50 articles, the most there can be. Remove one from the list first.',
  failed:
    'It could not be kept: there is no connection, or no room on this device. Try again later, or remove articles from the list.',
};

/** The list of what is on the device: `src/site/offline/offline-page.tsx`. */
export const offline = {
  title: 'Articles on this device',
  text: 'The last ten articles that you read, and up to fifty that you keep, open from here without a connection.',
  noScript: 'Your browser makes this list itself, and needs JavaScript for it.',
  missing: 'There is no connection, and the page you asked for is not on this device.',
  tryAgain: 'Try again',
  kept: 'Kept by you',
  read: 'Read last',
  empty:
    'Nothing is on this device yet. Read an article while you are connected, and it is here by itself. The button below its text keeps it for longer.',
  toBlog: 'Go to the blog',
  unsupported:
    'This browser can’t keep articles. That is so in private windows and in very old browsers.',
  remove: 'Remove',
  removed: 'The article was removed from this device.',
  switchOffTitle: 'Switch off reading offline',
  switchOffText:
    'All articles are removed from this device, and the site stores nothing more for reading offline.',
  switchOff: 'Switch off and remove all',
  off: 'Reading offline is switched off on this device, and nothing is stored.',
  switchOn: 'Switch on',
  switchedOn: 'Switched on. What you read from now on is stored on this device.',
  notOffered: 'This site does not offer reading offline at the moment.',
};
