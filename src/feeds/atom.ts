import { Feed } from 'feed';
import { escapeHtml } from '#markdown/escape-html.ts';
import { withoutInvalidXmlCharacters } from '#platform/xml/index.ts';
import type { PostFeed } from './post-feed.ts';

/** Atom 1.0 (RFC 4287). Its pictures are in the text: the library would call a `.jpg` `image/jpg`. */
export function writeAtom(feed: PostFeed, feedUrl: string): string {
  const atom = new Feed({
    id: feedUrl,
    title: feed.title,
    description: feed.description,
    link: feed.url,
    favicon: feed.icon,
    updated: feed.updated,
    feedLinks: { atom: feedUrl },
    generator: false,
  });
  for (const post of feed.posts)
    atom.addItem({
      title: escapeHtml(post.title),
      id: post.id,
      link: post.url,
      date: post.updated,
      published: post.published,
      description: escapeHtml(post.summary),
      content: post.html,
      author: [{ name: post.author }],
      // The library does not escape `<` in an attribute.
      category: post.tags.map((tag) => ({ term: tag.replaceAll('<', '') })),
    });
  const xml = atom.atom1().replace('<feed ', `<feed xml:lang="${feed.language}" `);
  return withoutInvalidXmlCharacters(xml);
}
