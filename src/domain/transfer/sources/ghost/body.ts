import { TransferError } from '../../transfer-error.ts';
import { convertHtml, convertMarkdown, textOfHtml } from '../convert-html.ts';
import { noteOfShortcodes, replaceShortcodes, withoutShortcodes } from '../wordpress/shortcodes.ts';
import type { GhostPost } from './ghost-file.ts';
import { readLexical } from './lexical.ts';
import { readMobiledoc } from './mobiledoc.ts';
import { createPieces, type Piece, type Pieces } from './pieces.ts';

/** What stands for the URL of the blog since Ghost 4. */
const siteMark = '__GHOST_URL__';

/** Without the URL of the blog, its links lead to the same paths here, where the old ones redirect. */
export function withSite(given: string, site: URL | undefined): string {
  return given.replaceAll(siteMark, site ? site.href.replace(/\/$/, '') : '');
}

/**
 * The text of a post as Markdown: from its HTML, or from the document of one of Ghost's editors where Ghost has made no
 * HTML of it yet.
 *
 * @returns null for a post without a text; `notes` name what was left out
 * @throws {TransferError} if the text is too large, its document can't be read, or nothing of it can be shown
 */
export function convertBody(
  { html, markdown, mobiledoc, lexical }: GhostPost,
  site: URL | undefined,
): { content: string; plain: string; notes: string[] } | null {
  if (html?.trim()) return convertHtmlOfPost(withSite(html, site), site);
  const pieces = createPieces();
  if (markdown?.trim()) pieces.markdown(withSite(markdown, site));
  else if (lexical?.trim()) readDocument(withSite(lexical, site), pieces, readLexical);
  else if (mobiledoc?.trim()) readDocument(withSite(mobiledoc, site), pieces, readMobiledoc);
  const converted = pieces.all().map((piece) => convertPiece(piece, site));
  const content = converted.map((piece) => piece.content).filter((text) => text !== '');
  if (content.length === 0) {
    if (pieces.omitted().length === 0) return null;
    throw new TransferError(`it has no text: ${pieces.omitted().join(', ')}`);
  }
  return {
    content: content.join('\n\n'),
    plain: converted
      .map((piece) => piece.plain)
      .join(' ')
      .trim(),
    notes: [...new Set(converted.flatMap((piece) => piece.notes)), ...pieces.omitted()],
  };
}

function readDocument(
  json: string,
  pieces: Pieces,
  read: (document: unknown, pieces: Pieces) => void,
): void {
  let document: unknown;
  try {
    document = JSON.parse(json);
  } catch {
    throw new TransferError('its document is no JSON: save it again in Ghost, and export again');
  }
  read(document, pieces);
}

function convertPiece({ kind, text }: Piece, site: URL | undefined) {
  if (kind === 'html') return convertHtmlOfPost(text, site);
  const { content, html, notes } = convertMarkdown(text);
  return { content: content.trim(), plain: textOfHtml(html), notes };
}

/** A blog that came to Ghost from WordPress has its shortcodes. */
function convertHtmlOfPost(html: string, site: URL | undefined) {
  const replaced = replaceShortcodes(html);
  const { content, notes } = convertHtml(replaced, site);
  return {
    content,
    plain: textOfHtml(withoutShortcodes(replaced)),
    notes: [...notes, ...noteOfShortcodes(replaced)],
  };
}
