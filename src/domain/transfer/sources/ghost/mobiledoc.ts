import { z } from 'zod';
import { escapeHtml } from '#markdown/escape-html.ts';
import { TransferError } from '../../transfer-error.ts';
import { writeCard } from './cards.ts';
import type { Pieces } from './pieces.ts';

/** `[tag, [name, value, …]]` */
const markup = z.tuple([z.string(), z.array(z.string()).optional()]).rest(z.unknown());
/** `[0 for text or 1 for an atom, markups that open, how many close, the text or the atom]` */
const marker = z.tuple([
  z.number(),
  z.array(z.number()),
  z.number(),
  z.union([z.string(), z.number()]),
]);
type Marker = z.output<typeof marker>;

const section = z.union([
  z.tuple([z.literal(1), z.string(), z.array(marker)]).rest(z.unknown()),
  z.tuple([z.literal(2), z.string()]).rest(z.unknown()),
  z.tuple([z.literal(3), z.string(), z.array(z.array(marker))]).rest(z.unknown()),
  z.tuple([z.literal(10), z.number()]),
]);

const mobiledoc = z.object({
  markups: z.array(markup).default([]),
  atoms: z.array(z.tuple([z.string(), z.string()]).rest(z.unknown())).default([]),
  cards: z.array(z.tuple([z.string(), z.record(z.string(), z.unknown())])).default([]),
  sections: z.array(section),
});

type Document = z.output<typeof mobiledoc>;

/** Elements that an author's emphasis and links may be. */
const inlineTags = /^(?:a|b|strong|i|em|s|del|code|sub|sup|u|mark)$/;
const blockTags = /^(?:p|h[1-6]|blockquote|aside)$/;

/**
 * Reads a document of Mobiledoc, the editor of Ghost 1 to 4:
 * https://github.com/bustle/mobiledoc-kit/blob/master/MOBILEDOC.md.
 *
 * @throws {TransferError} if it is no such document
 */
export function readMobiledoc(given: unknown, pieces: Pieces): void {
  const { data: document } = mobiledoc.safeParse(given);
  if (!document)
    throw new TransferError("its document can't be read: save it again in Ghost, and export again");
  for (const [kind, first, content] of document.sections) {
    if (kind === 1) pieces.html(block(first, inline(document, content)));
    else if (kind === 2) pieces.html(`<img src="${escapeHtml(first)}">`);
    else if (kind === 3) pieces.html(list(document, first, content));
    else {
      const card = document.cards[first];
      if (card) writeCard(card[0].toLowerCase(), card[1], pieces);
    }
  }
}

function block(tag: string, html: string): string {
  const known = blockTags.exec(tag)?.[0] ?? 'p';
  return known === 'aside' || known === 'blockquote'
    ? `<blockquote><p>${html}</p></blockquote>`
    : `<${known}>${html}</${known}>`;
}

function list(document: Document, tag: string, items: readonly Marker[][]): string {
  const known = tag === 'ol' ? 'ol' : 'ul';
  return `<${known}>${items.map((item) => `<li>${inline(document, item)}</li>`).join('')}</${known}>`;
}

function inline(document: Document, markers: readonly Marker[]): string {
  const open: string[] = [];
  let html = '';
  for (const [kind, opened, closed, value] of markers) {
    for (const index of opened) {
      const [tag = 'span', attributes = []] = document.markups[index] ?? [];
      const known = inlineTags.exec(tag)?.[0] ?? 'span';
      open.push(known);
      html += `<${known}${known === 'a' ? hrefOf(attributes) : ''}>`;
    }
    html += kind === 1 ? atom(document, Number(value)) : escapeHtml(String(value));
    for (const tag of open.splice(Math.max(0, open.length - closed)).reverse()) html += `</${tag}>`;
  }
  return (
    html +
    open
      .reverse()
      .map((tag) => `</${tag}>`)
      .join('')
  );
}

function atom({ atoms }: Document, index: number): string {
  const [name, value = ''] = atoms[index] ?? [];
  return name === 'soft-return' ? '<br>' : escapeHtml(value);
}

function hrefOf(attributes: readonly string[]): string {
  const at = attributes.indexOf('href');
  return at === -1 ? '' : ` href="${escapeHtml(attributes[at + 1] ?? '')}"`;
}
