import { company } from '#content/company.ts';
import { siteMessages } from '#content/messages/site.ts';
import { listPublishedPosts, maxListedPosts, type Post } from '#domain/posts/index.ts';
import { visibleTags } from '#domain/posts/shared/visible-tags.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { escapeHtml } from '#markdown/escape-html.ts';
import { renderForFeed } from '#markdown/index.ts';
import type { Database } from '#platform/database/index.ts';
import { blogPath } from './site-pages.ts';

/** The newest posts of a language, for every feed format. All URLs are absolute. */
export type PostFeed = {
  language: Language;
  title: string;
  description: string;
  /** The list of posts. */
  url: string;
  icon: string;
  /** The latest change of a post; 1970 without posts. */
  updated: Date;
  posts: FeedPost[];
};

type FeedPost = {
  /** Does not change with the slug. */
  id: string;
  url: string;
  title: string;
  summary: string;
  /** The whole text, under its cover. */
  html: string;
  image: string;
  author: string;
  tags: string[];
  published: Date;
  updated: Date;
};

/** The feed of the newest posts, as many as a list has. */
export async function readPostFeed(
  database: Database,
  siteUrl: string,
  language: Language,
): Promise<PostFeed> {
  const { blog } = siteMessages[language];
  const listed = await listPublishedPosts(database, { language, limit: maxListedPosts });
  const posts = await Promise.all(listed.map((post) => toFeedPost(siteUrl, post)));
  return {
    language,
    title: `${blog.title} · ${company.name[language]}`,
    description: blog.subtitle,
    url: siteUrl + pathInLanguage(blogPath, language),
    icon: `${siteUrl}/icons/icon-192.png`,
    updated: new Date(Math.max(0, ...posts.map(({ updated }) => updated.getTime()))),
    posts,
  };
}

async function toFeedPost(siteUrl: string, post: Post): Promise<FeedPost> {
  const url = siteUrl + pathInLanguage(`${blogPath}/${post.slug}`, post.language);
  const image = new URL(post.image, siteUrl).href;
  const published = new Date(post.date);
  const updated = new Date(post.updatedAt);
  return {
    id: `${siteUrl}/p/${post.id}`,
    url,
    title: post.title,
    summary: post.description,
    html: await toHtml(post, image, url),
    image,
    author: post.author,
    tags: visibleTags(post.tags),
    published,
    // A post may have been edited before its publication.
    updated: updated < published ? published : updated,
  };
}

/** Sets `dir`: without it, feed readers use the direction of their own window. */
async function toHtml(post: Post, image: string, url: string): Promise<string> {
  const { language, imageAlt, content } = post;
  const cover = `<p><img src="${escapeHtml(image)}" alt="${escapeHtml(imageAlt)}"></p>`;
  const text = await renderForFeed(content, language, url);
  return `<div lang="${language}" dir="${directionOf(language)}">\n${cover}\n${text}</div>`;
}
