import { findObject, readValue, unescapeJson, type Value } from './broken-json.ts';
import { postFields } from './shared/fields.ts';
import { hasTranslationJson, translationMarker } from './shared/needs-cleanup.ts';

type Texts = { title: string; content: string };

/** An answer may be nested in another one, or stored as an escaped text. Deeper nesting is ignored. */
const maxLayers = 3;

/** The words around an answer ("Here is the translation: …") may have this length, even beside a short text. */
const maxCharactersAround = 500;

/**
 * Recovers title and text from the remains of an older translation: a JSON answer as the content, fenced or not,
 * invalid or cut off, and a marker in the title.
 *
 * @returns null if there is nothing to recover, or the answer has no usable text
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
  // An article that only shows such an answer as an example is not one.
  if (around > Math.max(maxCharactersAround, recovered.length)) return null;
  return recovered === '' ? null : { title: cleanTitle(title), content: recovered };
}

function charactersAround(text: string, values: readonly Value[]): number {
  const before = text.slice(0, Math.min(...values.map(({ start }) => start)));
  const after = text.slice(Math.max(...values.map(({ end }) => end)));
  return before.trim().length + after.trim().length;
}

function cleanContent({ text, complete }: Value): string {
  // A text whose line breaks are all escaped was escaped twice.
  const escapedTwice = text.includes('\\n') && !text.includes('\n');
  const clean = withoutStrayCharacters(escapedTwice ? unescapeJson(text) : text).trim();
  return complete ? clean : withoutOpenFence(clean);
}

/** Removes the fence after the answer, or one that was opening when the answer was cut off. */
function withoutOpenFence(text: string): string {
  const fences = text.match(/^ *```/gm) ?? [];
  return fences.length % 2 === 1 ? text.replace(/```\w*$/, '').trimEnd() : text;
}

/** @returns nothing for a text that is too long for a title, because its end was lost */
function cleanTitle(title: Value | null): string {
  const clean = withoutStrayCharacters(title?.text ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return clean.length > postFields.title.limit ? '' : clean;
}

/** Removes control characters, some of which PostgreSQL rejects, and half a surrogate pair. */
function withoutStrayCharacters(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}|\p{Cs}/gu, '');
}
