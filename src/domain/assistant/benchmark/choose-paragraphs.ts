import { createHash } from 'node:crypto';
import { publishedPosts } from '#domain/posts/index.ts';
import { translationRecord } from '#domain/translation/shared/translation-record.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { type Segment, segmentMarkdown } from '#markdown/segments/segment-markdown.ts';
import { splitBlocks } from '#markdown/segments/split-blocks.ts';
import type { Database } from '#platform/database/index.ts';
import { comparedParagraphs } from './benchmark-report.ts';

/** An English paragraph and its approved translation. */
export type Paragraph = {
  /** The id of the English post. */
  post: number;
  title: string;
  /** The group of the article: its own translations must not help to translate the paragraph. */
  translationGroup: string;
  source: Segment;
  reference: string;
};

/** How many articles are read, the newest first. */
const maxArticles = 200;

/** A shorter paragraph says little, and a longer one weighs too much. */
const words = { least: 8, most: 120 };

/**
 * Paragraphs of published articles whose translation is published too. The choice depends on the texts alone, so that
 * it stays the same while they do, and a new article changes little of it.
 */
export async function chooseParagraphs(
  database: Database,
  language: TranslationLanguage,
): Promise<Paragraph[]> {
  const translations = await publishedPosts(database)
    .select(['translation_group', 'content', 'translation_record'])
    .where('language', '=', language)
    .orderBy('id', 'desc')
    .limit(maxArticles)
    .execute();
  if (translations.length === 0) return [];
  const originals = await publishedPosts(database)
    .select(['id', 'title', 'content', 'translation_group'])
    .where('language', '=', 'en')
    .where(
      'translation_group',
      'in',
      translations.map((row) => row.translation_group),
    )
    .execute();
  const byGroup = new Map(originals.map((row) => [row.translation_group, row]));
  const found = new Map<string, Paragraph>();
  for (const translation of translations) {
    const original = byGroup.get(translation.translation_group);
    if (!original) continue;
    for (const [source, reference] of pairBlocks(original.content, translation)) {
      const pair = paragraphOf(source, reference);
      if (!pair) continue;
      const { id: post, title, translation_group: translationGroup } = original;
      found.set(hashOf(source), { post, title, translationGroup, ...pair });
    }
  }
  return [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, comparedParagraphs)
    .map(([, paragraph]) => paragraph);
}

/** Blocks and their translations: as the translation's record tells, or by their order where the kinds are the same. */
function pairBlocks(
  english: string,
  translation: { content: string; translation_record: string | null },
): (readonly [source: string, reference: string])[] {
  const sources = splitBlocks(english);
  if (translation.translation_record !== null) {
    const record = translationRecord.safeParse(JSON.parse(translation.translation_record)).data;
    const current = new Set(sources.map(({ text }) => text));
    return (record?.blocks ?? [])
      .filter(({ source }) => current.has(source))
      .map(({ source, text }) => [source, text]);
  }
  const blocks = splitBlocks(translation.content);
  const haveSameKinds =
    blocks.length === sources.length &&
    sources.every(({ kind }, index) => kind === blocks[index]?.kind);
  return haveSameKinds ? sources.map(({ text }, index) => [text, blocks[index]?.text ?? '']) : [];
}

/** @returns null for a block that is no paragraph, or a paragraph that is not compared */
function paragraphOf(
  source: string,
  reference: string,
): { source: Segment; reference: string } | null {
  if (splitBlocks(source).length !== 1 || splitBlocks(source)[0]?.kind !== 'paragraph') return null;
  const [segment, ...others] = segmentMarkdown(source).segments;
  const [translated, ...more] = segmentMarkdown(reference).segments;
  if (!segment || !translated || others.length > 0 || more.length > 0) return null;
  const length = segment.text.split(/\s+/).length;
  if (length < words.least || length > words.most) return null;
  return { source: segment, reference: translated.text };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
