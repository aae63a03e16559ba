import type { PostFeed } from './post-feed.ts';

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). The package `feed` writes 1.0, which has no language. */
export function writeJsonFeed(feed: PostFeed, feedUrl: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.url,
    feed_url: feedUrl,
    icon: feed.icon,
    language: feed.language,
    items: feed.posts.map((post) => ({
      id: post.id,
      url: post.url,
      title: post.title,
      summary: post.summary,
      content_html: post.html,
      image: post.image,
      date_published: post.published.toISOString(),
      date_modified: post.updated.toISOString(),
      authors: [{ name: post.author }],
      tags: post.tags,
    })),
  });
}
