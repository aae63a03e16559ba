import { dirname } from 'node:path';
import type { SourceItem } from '../../article.ts';
import { skipped } from '../../article.ts';
import { convertHtml, describeText, textOfHtml } from '../convert-html.ts';
import type { ReadOptions } from '../foreign-text.ts';
import { toSourceText } from '../foreign-text.ts';
import { languageOfText } from '../text-language.ts';
import { isFuture, listed, notesOfOthers, tidyFields, tidyTags, titleOf } from '../tidy-values.ts';
import { contentHtml } from './content-html.ts';
import { findPicture, isPageOfPicture } from './find-picture.ts';
import type { WxrItem } from './parse-wxr.ts';
import type { Blog } from './read-blog.ts';
import { withoutShortcodes } from './shortcodes.ts';

/** @throws if the content can't be converted */
export function readPost(
  path: string,
  blog: Blog,
  item: WxrItem,
  options: ReadOptions,
): SourceItem {
  const field = (name: string) => item.fields.get(name)?.trim() ?? '';
  const meta = (name: string) => item.meta.get(name)?.[0]?.trim() ?? '';
  const id = field('wp:post_id');
  const given = textOfHtml(field('title'));
  const where = given || (id === '' ? 'a post' : `post ${id}`);
  if (item.tooLong) return skipped(where, `its ${item.tooLong} is too long`);
  const status = field('wp:status') || 'publish';
  if (hiddenStatuses.has(status)) return skipped(where, `its status is ${status}`);
  const found = languageOfText(
    { own: languageTagOf(item), blog: blog.languageTag },
    options.language,
  );
  if ('reason' in found) return skipped(where, found.reason);
  const { language } = found;

  const { html, notes: left } = contentHtml(item.fields.get('content:encoded') ?? '', {
    all: blog.attachments,
    ofPost: blog.uploads.get(id)?.map((upload) => upload.id) ?? [],
  });
  const base = options.site ?? blog.url ?? undefined;
  const { content, notes: lost } = convertHtml(html, base, isPageOfPicture(blog));
  const plain = textOfHtml(withoutShortcodes(html));
  if (content === '') return skipped(where, 'it has no text');
  const { title, notes: titleNotes } = titleOf(given, plain);
  if (title === '') return skipped(where, 'it has no title: write one there, and export again');
  const { tags, notes: tagNotes } = tidyTags(namesOf(item, 'post_tag'));
  const categories = namesOf(item, 'category');
  const cover = blog.attachments.get(meta('_thumbnail_id'));
  const { values, notes: fieldNotes } = tidyFields({
    description: textOfHtml(field('excerpt:encoded')),
    category: categories[0],
    author: blog.authors.get(field('dc:creator')) || field('dc:creator'),
    imageAlt: cover?.alt,
    seoTitle: withoutVariables(meta('_yoast_wpseo_title')),
    seoDescription: withoutVariables(meta('_yoast_wpseo_metadesc')),
  });
  const date = dateOf(item);
  const state = stateOf(status, field('wp:post_password'), date);
  const site = `wordpress ${blog.url ? blog.url.host + blog.url.pathname : ''}`;
  const group = groupOf(item);
  const name = id || field('guid') || field('link') || title;
  const key = group === '' ? `${site} ${name}` : `${site} ${group}`;
  const text = toSourceText({
    key: `${site} ${name} ${language}`,
    language,
    values: {
      title,
      content,
      ...describeText(title, plain),
      ...values,
      ...(tags.length > 0 && { tags }),
      ...(cover && { image: cover.url }),
    },
    slug: decodeSlug(field('wp:post_name')),
    isPublished: state === null,
    date,
    updated: utc(field('wp:post_modified_gmt')),
    oldUrls: oldUrlsOf(item, blog),
  });
  return {
    kind: 'article',
    article: {
      key,
      where,
      texts: [text],
      notes: [
        ...(state ? [state] : []),
        ...titleNotes,
        ...lost,
        ...left,
        ...tagNotes,
        ...fieldNotes,
        ...notesOfOthers('categories', categories),
        ...otherTerms(item),
      ],
      findPicture: async (reference) => await findPicture(dirname(path), blog, reference),
    },
  };
}

const hiddenStatuses = new Set(['trash', 'auto-draft', 'inherit']);

/** Why a post is not published here, or null. What not everybody could read stays private. */
function stateOf(status: string, password: string, date: string | null): string | null {
  if (status !== 'publish') return `${status}: unpublished`;
  if (password !== '') return 'with a password: unpublished';
  if (date === null) return 'it has no date: unpublished, until somebody publishes it';
  return isFuture(date) ? 'its date is in the future: unpublished' : null;
}

/** Polylang's taxonomy, or the fields of "WPML Export and Import". */
function languageTagOf({ categories, meta }: WxrItem): string {
  const term = categories.find(({ domain }) => domain === 'language');
  return term?.nicename || (meta.get('_wpml_import_language_code')?.[0]?.trim() ?? '');
}

/** What the translations of a post have in common. */
function groupOf({ categories, meta }: WxrItem): string {
  const term = categories.find(({ domain }) => domain === 'post_translations');
  return term?.nicename || (meta.get('_wpml_import_translation_group')?.[0]?.trim() ?? '');
}

function namesOf({ categories }: WxrItem, domain: string): string[] {
  return categories
    .filter((term) => term.domain === domain && term.nicename !== 'uncategorized')
    .map(({ name }) => textOfHtml(name))
    .filter((name) => name !== '');
}

const knownDomains = new Set(['', 'category', 'post_tag', 'language', 'post_translations']);

/** Terms of other taxonomies, such as the format of a post. */
function otherTerms({ categories }: WxrItem): string[] {
  const others = categories.filter(({ domain, name }) => name !== '' && !knownDomains.has(domain));
  return others.length > 0
    ? [`without ${listed(others.map(({ domain, name }) => `${name} (${domain})`))}`]
    : [];
}

/** Yoast writes `%%title%%` for what it fills in. */
function withoutVariables(text: string): string {
  return text.includes('%%') ? '' : text;
}

/** "2019-05-01 10:00:00" in UTC; WordPress writes zeros for a draft. */
function utc(text: string): string | null {
  return /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text) ? `${text.replace(' ', 'T')}Z` : null;
}

function dateOf({ fields }: WxrItem): string | null {
  const local = utc(fields.get('wp:post_date')?.trim() ?? '');
  const published = Date.parse(fields.get('pubDate') ?? '');
  return (
    utc(fields.get('wp:post_date_gmt')?.trim() ?? '') ??
    (published > 0 ? new Date(published).toISOString() : local)
  );
}

/** WordPress encodes the slugs of Arabic and Kurdish titles. */
function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

function oldUrlsOf(item: WxrItem, { url }: Blog): string[] {
  const link = item.fields.get('link')?.trim() ?? '';
  const id = item.fields.get('wp:post_id')?.trim() ?? '';
  const slug = item.fields.get('wp:post_name')?.trim() ?? '';
  const earlier = (item.meta.get('_wp_old_slug') ?? []).flatMap((old) =>
    slug !== '' && old.trim() !== '' && link.includes(`/${slug}`)
      ? link.replace(`/${slug}`, `/${old.trim()}`)
      : [],
  );
  return [link, ...earlier, ...(url === null || url.pathname === '/' ? [`/?p=${id}`] : [])];
}
