import { stringify } from 'yaml';
import { z } from 'zod';
import { hasNoNull } from '#domain/input/shared/input.ts';
import {
  hashDigits,
  mediaFolder,
  picturePath,
  wholeHash,
} from '#domain/media/shared/picture-path.ts';
import { postFieldNames, savedValueSchemas } from '#domain/posts/shared/fields.ts';
import { translationRecord } from '#domain/translation/shared/translation-record.ts';
import { readFrontMatter, readYaml } from '../front-matter.ts';

/** At the root of an export. It is written last. */
export const exportMarker = 'export.yaml';
export const articleFile = 'article.yaml';
export const pictureFolder = 'pictures';

export const exportVersion = 1;

export const marker = z.object({ format: z.literal('lutka-export'), version: z.int() });

export const markerText = `format: lutka-export\nversion: ${exportVersion}\n`;

const articleFacts = z.object({
  translationGroup: z
    .string()
    .min(1)
    .max(64)
    .refine(hasNoNull, 'must be text without null characters'),
  pictures: z
    .array(
      z.object({
        hash: z.string().regex(wholeHash),
        width: z.int().positive(),
        height: z.int().positive(),
      }),
    )
    .max(10_000),
});

export type ArticleFacts = z.output<typeof articleFacts>;

/** The fields in the front matter: all but the text, and the record of the translation, which has a file of its own. */
const matterFields = postFieldNames.filter((name) => name !== 'content' && name !== 'translation');

const time = z.iso.datetime();

const matterSchema = z.object({
  ...savedValueSchemas(matterFields),
  publishedAt: time.nullable().default(null),
  firstPublishedAt: time.nullable().default(null),
  createdAt: time,
  updatedAt: time,
  sourceVersion: z
    .string()
    .regex(/^[0-9a-f]{1,64}$/)
    .nullable()
    .default(null),
  /** True for a text that names files of an export itself: its own pictures keep their paths on the site. */
  hasSitePaths: z.boolean().optional(),
  oldPaths: z.array(z.string().max(1_000)).max(1_000).default([]),
});

export type TextFacts = z.output<typeof matterSchema>;

/** Strings in double quotes stay what they are, whatever they look like. */
const yamlOptions = {
  lineWidth: 0,
  defaultStringType: 'QUOTE_DOUBLE',
  defaultKeyType: 'PLAIN',
  doubleQuotedAsJSON: true,
  aliasDuplicateObjects: false,
} as const;

export function writeArticleFacts(facts: ArticleFacts): string {
  return stringify(facts, yamlOptions);
}

/** @throws if the file is not as an export writes it */
export function readArticleFacts(text: string): ArticleFacts {
  return articleFacts.parse(readYaml(text));
}

/** A Markdown file. Its text is word for word between a blank line and the last line ending. */
export function writeText(facts: TextFacts, content: string): string {
  return `---\n${stringify(facts, yamlOptions)}---\n\n${content}\n`;
}

/** @throws if the file has no front matter of an export */
export function readText(file: string): { facts: TextFacts; content: string } {
  const { matter, body } = readFrontMatter(file);
  // An editor on Windows may have changed the line endings of the whole file.
  const newline = /^---[ \t]*\r\n/.test(file) ? '\r\n' : '\n';
  const content = body.endsWith(newline) ? body.slice(0, -newline.length) : body;
  return { facts: matterSchema.parse(matter), content };
}

export function writeRecord(record: z.output<typeof translationRecord>): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}

export function readRecord(text: string) {
  return translationRecord.parse(JSON.parse(text));
}

/** Where a text or a cover names a stored picture; not in the URL of another site. */
const onSite = fileIn(mediaFolder);
const inExport = fileIn(`${pictureFolder}/`);

function fileIn(folder: string): RegExp {
  return new RegExp(`(?<![\\w./:%-])${folder}(${hashDigits})\\.jpg`, 'g');
}

/** A cover or a text whose pictures are files of the export, so that other programs show them. */
export function toExportPaths(text: string): string {
  return text.replace(onSite, `${pictureFolder}/$1.jpg`);
}

export function toSitePaths(text: string): string {
  return text.replace(inExport, picturePath('$1'));
}
