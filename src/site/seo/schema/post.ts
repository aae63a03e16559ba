import type { BlogPosting, CreativeWorkSeries, ImageObject } from 'schema-dts';
import type { Messages } from '#content/messages/index.ts';
import type { PostSummary } from '#domain/posts/index.ts';
import { visibleTags } from '#domain/posts/shared/visible-tags.ts';
import { sharePicturePath } from '#domain/share-pictures/shared/share-picture-path.ts';
import { defaultLanguage } from '#i18n/languages.ts';
import type { RenderedPost } from '#site/blog/post/rendered-post.ts';
import { lastChange } from '../last-change.ts';
import { type DescribedPage, ids, reference, shareImage, urlOf } from './described-page.ts';
import { author } from './team.ts';

/** A post in a list. */
export function postCard(page: DescribedPage, post: PostSummary, about: Messages['about']) {
  return {
    '@type': 'BlogPosting',
    '@id': ids.post(page, post.slug),
    url: urlOf(page, `/blog/${post.slug}`),
    headline: post.title,
    description: post.description,
    image: [shareImage(page, sharePicturePath({ kind: 'post', ...post }))],
    datePublished: post.date,
    dateModified: lastChange(post),
    author: author(page, post.author, about),
    publisher: reference(ids.organization(page)),
    inLanguage: post.language,
  } as const satisfies BlogPosting;
}

/** A post on its own page. */
export function postArticle(
  page: DescribedPage,
  post: RenderedPost,
  about: Messages['about'],
): BlogPosting {
  const card = postCard(page, post, about);
  return {
    ...card,
    image: [...card.image, cover(page, post)],
    mainEntityOfPage: reference(ids.page(page)),
    ...placeIn(page, post),
    wordCount: post.wordCount,
    keywords: visibleTags(post.tags),
    ...translations(page, post),
  };
}

/** The blog, and the series that the post is a part of. */
function placeIn(page: DescribedPage, { series }: RenderedPost) {
  const blog = reference(ids.blog(page));
  if (!series) return { isPartOf: blog };
  const part = { isPartOf: [blog, postSeries(page.siteUrl + series.path, series.name)] };
  return { ...part, position: series.part } satisfies Partial<BlogPosting>;
}

/** @param url of the page that lists the parts */
export function postSeries(url: string, name: string) {
  return {
    '@type': 'CreativeWorkSeries',
    '@id': ids.series(url),
    url,
    name,
  } as const satisfies CreativeWorkSeries;
}

function cover(page: DescribedPage, { image, imageSize }: RenderedPost): ImageObject {
  return {
    '@type': 'ImageObject',
    url: new URL(image, page.siteUrl).href,
    ...(imageSize && { width: String(imageSize.width), height: String(imageSize.height) }),
  };
}

/**
 * The relation between translations. Posts are translated from English, so without an English version the original is
 * unknown.
 */
function translations(page: DescribedPage, post: RenderedPost) {
  const refer = ({ slug, language }: RenderedPost['translations'][number]) =>
    reference(ids.post(page, slug, language));
  if (post.language === defaultLanguage) return { workTranslation: post.translations.map(refer) };
  const original = post.translations.find(({ language }) => language === defaultLanguage);
  return original ? { translationOfWork: refer(original) } : {};
}
