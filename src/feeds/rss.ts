import { Feed } from 'feed';
import { getMimeType } from 'hono/utils/mime';
import { escapeHtml } from '#markdown/escape-html.ts';
import { withoutInvalidXmlCharacters } from '#platform/xml/index.ts';
import type { PostFeed } from './post-feed.ts';

/** RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function writeRss(feed: PostFeed, feedUrl: string): string {
  const rss = new Feed({
    title: feed.title,
    description: feed.description,
    link: feed.url,
    language: feed.language,
    image: feed.icon,
    updated: feed.updated,
    feedLinks: { rss: feedUrl },
    generator: false,
  });
  for (const post of feed.posts)
    rss.addItem({
      // Plain text, unlike the description. The library escapes only the first end of its CDATA.
      title: post.title.replaceAll(']]>', ']] >'),
      guid: post.id,
      link: post.url,
      date: post.published,
      description: escapeHtml(post.summary),
      content: post.html,
      // The length is unknown, so it is 0.
      image: { url: post.image, type: getMimeType(post.image) ?? 'image/jpeg', length: 0 },
      category: post.tags.map((name) => ({ name })),
      // RSS's own author is an e-mail address.
      extensions: [{ name: 'dc:creator', objects: { _text: post.author } }],
    });
  return withoutInvalidXmlCharacters(rss.rss2());
}
