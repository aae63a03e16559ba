import { readdirSync, readFileSync } from 'node:fs';
import { usesOf } from '#domain/media/index.ts';
import { toColumns } from '#domain/posts/post-row.ts';
import { blankPost } from '#domain/posts/shared/fields.ts';
import { type Language, languages } from '#i18n/languages.ts';
import type { Database, NewPostRow } from '#platform/database/index.ts';

/** Other data of a site after many years. Each number is a share of the posts: one post in so many. */
const onePostIn = { draft: 20, deleted: 100, moved: 20, withPictureInText: 10, readOnADay: 20 };

const daysOfViews = 90;
const dayMs = 24 * 60 * 60 * 1_000;
const contentBytes = 6_000;

/** Few enough rows for one statement on both engines: a post has 26 values. */
const rowsAtOnce = 500;

/**
 * Adds the posts with the given numbers, counted from 1, with pictures, slug redirects and 90 days of views. The texts
 * have 6 kB and three languages. Every three posts are translations of each other.
 */
export async function addPosts(database: Database, first: number, last: number): Promise<void> {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  await database.transaction().execute(async (transaction) => {
    // Makes room: the starter posts have the first numbers.
    await transaction
      .insertInto('settings')
      .values({ key: 'starter-posts-installed-at', value: timeOf(1) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const some of inParts(numbers)) {
      await transaction.insertInto('posts').values(some.map(postRow)).execute();
      await transaction.insertInto('picture_uses').values(some.flatMap(useRows)).execute();
      await transaction
        .insertInto('images')
        .values(some.flatMap(imageRows))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const slugRedirects = numbers
      .filter((number) => isOneIn(number, onePostIn.moved))
      .map((number) => ({
        slug: formerSlugOf(number),
        post_id: number,
        created_at: timeOf(number),
      }));
    for (const some of inParts(slugRedirects))
      await transaction.insertInto('former_addresses').values(some).execute();
    for (const some of inParts(numbers.flatMap(viewsOf)))
      await transaction.insertInto('post_views_daily').values(some).execute();
  });
}

export function slugOf(number: number): string {
  return `how-to-plan-a-project-part-${number}`;
}

/** A slug redirect to the post of this number, which must be a multiple of 20. */
export function formerSlugOf(number: number): string {
  return `planning-part-${number}`;
}

/** Whether visitors see the post. */
export function isPublished(number: number): boolean {
  return !isOneIn(number + 7, onePostIn.draft) && !isOneIn(number + 9, onePostIn.deleted);
}

function postRow(number: number): NewPostRow {
  const language = languages[number % languages.length] ?? 'en';
  const time = timeOf(number);
  const isDraft = isOneIn(number + 7, onePostIn.draft);
  const tags = ['blog', `topic ${number % 40}`, `year ${number % 12}`];
  const description = beginningAt(language, number * 31, 200);
  return {
    ...toColumns(blankPost),
    id: number,
    slug: slugOf(number),
    language,
    translation_group: `group-${Math.ceil(number / languages.length)}`,
    title: beginningAt(language, number * 17, 60),
    description,
    content: contentOf(number, language),
    image: `/media/${coverOf(number)}.jpg`,
    image_alt: 'Two people at a table with a plan',
    category: 'Web Development',
    tags: JSON.stringify(tags),
    author: 'Dara Karim',
    sources: '[]',
    seo_title: beginningAt(language, number * 17, 60),
    seo_description: description,
    seo_keywords: tags.join(', '),
    translation_record: null,
    read_time_minutes: 5,
    views: number % 1_000,
    published_at: isDraft ? null : time,
    first_published_at: isDraft ? null : time,
    // Within the hour in which a deletion can be undone.
    deleted_at: isOneIn(number + 9, onePostIn.deleted) ? new Date().toISOString() : null,
    created_at: time,
    updated_at: time,
  };
}

function contentOf(number: number, language: Language): string {
  const content = beginningAt(language, number * 101, contentBytes);
  return isOneIn(number + 1, onePostIn.withPictureInText)
    ? `${content}\n\n![A plan](/media/${pictureInTextOf(number)}.jpg)`
    : content;
}

function useRows(number: number) {
  return usesOf(postRow(number)).map((use) => ({ post_id: number, ...use }));
}

function imageRows(number: number) {
  const inText = isOneIn(number + 1, onePostIn.withPictureInText) ? [pictureInTextOf(number)] : [];
  const created_at = timeOf(1);
  return [coverOf(number), ...inText].map((hash) => ({
    hash,
    width: 1200,
    height: 800,
    created_at,
  }));
}

/** One cover for all translations. */
function coverOf(number: number): string {
  return Math.ceil(number / languages.length)
    .toString(16)
    .padStart(32, '0');
}

function pictureInTextOf(number: number): string {
  return number.toString(16).padStart(32, 'f');
}

function viewsOf(number: number) {
  return Array.from({ length: daysOfViews }, (_, day) => day)
    .filter((day) => isOneIn(number + day, onePostIn.readOnADay))
    .map((day) => ({
      post_id: number,
      day: new Date(Date.now() - day * dayMs).toISOString().slice(0, 10),
      views: 1 + ((number + day) % 50),
    }));
}

/** A different text each time, which compresses as badly as real texts. */
function beginningAt(language: Language, from: number, bytes: number): string {
  const all = texts[language];
  const start = from % (all.length - bytes);
  const part = all.slice(start, start + bytes);
  return Buffer.from(part).subarray(0, bytes).toString().replaceAll('\ufffd', '');
}

const texts = {
  en: readStarterPosts('en'),
  ar: readStarterPosts('ar'),
  ckb: readStarterPosts('ckb'),
} satisfies Record<Language, string>;

function readStarterPosts(language: Language): string {
  const folder = new URL('../../content/posts/', import.meta.url);
  return readdirSync(folder)
    .map((name) => readFileSync(new URL(`${name}/${language}.md`, folder), 'utf8'))
    .join('\n\n')
    .repeat(2);
}

function timeOf(number: number): string {
  return new Date(Date.UTC(2020, 0, 1) + number * 60_000).toISOString();
}

function isOneIn(number: number, count: number): boolean {
  return number % count === 0;
}

function* inParts<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    yield rows.slice(start, start + rowsAtOnce);
}
