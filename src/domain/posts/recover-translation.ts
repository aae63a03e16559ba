import { findObject, readValue, unescapeJson, type Value } from './broken-json.ts';
import { postFields } from './shared/fields.ts';
import { hasTranslationJson, translationMarker } from './shared/needs-cleanup.ts';

type Texts = { title: string; content: string };

/** An answer may stand inside another one, or be stored as the text of a text; deeper than this nobody looks. */
const maxLayers = 3;

/** Words around an answer ("Here is the translation: …") may always be as long as this, even beside a short text. */
const maxCharactersAround = 500;

/**
 * Reads title and text out of what an older translation left in a post: its answer in JSON as the content, fenced or
 * not, broken or cut off; and its marker in the title.
 *
 * @returns null when there is nothing to recover, or the answer has no text that could be
 */
export function recoverTranslation(post: Texts): Texts | null {
  const answer = findAnswer(post.content, maxLayers);
  if (!answer && hasTranslationJson(post.content)) return null;
  const titles = [answer?.title ?? '', post.title].map(withoutMarker);
  const recovered = {
    title: titles.find((title) => title !== '') ?? post.title,
    content: answer?.content ?? post.content,
  };
  const changed = recovered.title !== post.title || recovered.content !== post.content;
  return changed ? recovered : null;
}

const marker = new RegExp(`^\\s*${translationMarker}\\s*[:：]?\\s*`, 'i');

function withoutMarker(title: string): string {
  if (!marker.test(title)) return title;
  const rest = title.replace(marker, '').trim();
  return (/^["'“”„«‘](.*)["'“”»’]$/s.exec(rest)?.[1] ?? rest).trim();
}

function findAnswer(text: string, layers: number): Texts | null {
  if (layers === 0) return null;
  const answer = readAnswer(text);
  if (answer) return findAnswer(answer.content, layers - 1) ?? answer;
  return /\\"translated/i.test(text) ? findAnswer(unescapeJson(text), layers - 1) : null;
}

function readAnswer(text: string): Texts | null {
  const nestedAt = findObject(text, 'translated');
  const readNested = (key: string) => (nestedAt === null ? null : readValue(text, key, nestedAt));
  const title = readValue(text, 'translated_?title') ?? readNested('title');
  const content =
    readValue(text, 'translated_?content') ??
    readNested('content') ??
    (title && readValue(text, 'content'));
  if (!content) return null;
  const recovered = cleanContent(content);
  const around = charactersAround(text, title ? [title, content] : [content]);
  // An article that only shows such an answer as an example is no such answer.
  if (around > Math.max(maxCharactersAround, recovered.length)) return null;
  return recovered === '' ? null : { title: cleanTitle(title), content: recovered };
}

function charactersAround(text: string, values: readonly Value[]): number {
  const before = text.slice(0, Math.min(...values.map(({ start }) => start)));
  const after = text.slice(Math.max(...values.map(({ end }) => end)));
  return before.trim().length + after.trim().length;
}

function cleanContent({ text, complete }: Value): string {
  // A text without a line break of its own, but with written ones, was escaped twice.
  const escapedTwice = text.includes('\\n') && !text.includes('\n');
  const clean = withoutStrayCharacters(escapedTwice ? unescapeJson(text) : text).trim();
  return complete ? clean : withoutOpenFence(clean);
}

/** The fence that closed the answer, or one that opened as the answer was cut off. */
function withoutOpenFence(text: string): string {
  const fences = text.match(/^ *```/gm) ?? [];
  return fences.length % 2 === 1 ? text.replace(/```\w*$/, '').trimEnd() : text;
}

/** @returns nothing for what is too long to be a title, because its end was lost */
function cleanTitle(title: Value | null): string {
  const clean = withoutStrayCharacters(title?.text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return clean.length > postFields.title.limit ? '' : clean;
}

/** Without control characters, which PostgreSQL refuses in part, and without the half of a cut emoji. */
function withoutStrayCharacters(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}|\p{Cs}/gu, '');
}
