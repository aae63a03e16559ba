import { escapeHtml } from '#markdown/escape-html.ts';
import { TransferError } from '../../transfer-error.ts';
import { type CardData, isCard, listOf, recordOf, textOf, writeCard } from './cards.ts';
import type { Pieces } from './pieces.ts';

const maxDepth = 100;

/** The bits of a text's `format`, from the outermost element to the innermost. Underlines have no Markdown. */
const formats = [
  { bit: 1, tag: 'strong' },
  { bit: 2, tag: 'em' },
  { bit: 4, tag: 's' },
  { bit: 16, tag: 'code' },
] as const;

/**
 * Reads a document of Lexical, the editor of Ghost 5 and 6: https://docs.ghost.org/admin-api/posts/overview.
 *
 * @throws {TransferError} if it is no such document
 */
export function readLexical(document: unknown, pieces: Pieces): void {
  const root =
    typeof document === 'object' && document !== null ? recordOf({ ...document }, 'root') : {};
  if (!Array.isArray(root.children))
    throw new TransferError('its document has no root: save it again in Ghost, and export again');
  for (const node of listOf(root, 'children')) writeBlock(node, pieces);
}

function writeBlock(node: CardData, pieces: Pieces): void {
  const html = blockHtml(node, pieces, 0);
  if (html === null) writeCard(textOf(node, 'type'), node, pieces);
  else pieces.html(html);
}

/** @returns null for what is no block of text */
function blockHtml(node: CardData, pieces: Pieces, depth: number): string | null {
  if (depth > maxDepth) throw new TransferError('its document is nested too deeply');
  const inside = () => inlineHtml(node, pieces, depth);
  switch (textOf(node, 'type')) {
    case 'paragraph':
      return `<p>${inside()}</p>`;
    case 'heading':
    case 'extended-heading': {
      const tag = /^h[1-6]$/.exec(textOf(node, 'tag'))?.[0] ?? 'h2';
      return `<${tag}>${inside()}</${tag}>`;
    }
    case 'quote':
    case 'extended-quote':
    case 'aside':
      return `<blockquote><p>${inside()}</p></blockquote>`;
    case 'list':
      return listHtml(node, pieces, depth);
    default:
      return null;
  }
}

function listHtml(node: CardData, pieces: Pieces, depth: number): string {
  const kind = textOf(node, 'listType');
  const start = Number.isSafeInteger(node.start) ? ` start="${node.start}"` : '';
  const [open, close] = kind === 'number' ? [`<ol${start}>`, '</ol>'] : ['<ul>', '</ul>'];
  const items = listOf(node, 'children').map((item) => {
    const blocks = listOf(item, 'children').filter((child) => textOf(child, 'type') === 'list');
    const nested = blocks.map((list) => blockHtml(list, pieces, depth + 1)).join('');
    const words = inlineHtml(item, pieces, depth);
    const box = kind === 'check' ? `<input type="checkbox"${item.checked ? ' checked' : ''}> ` : '';
    // A nested list is an item of its own, and belongs to the item before it.
    return words === '' && nested !== '' ? nested : `<li>${box}${words}${nested}</li>`;
  });
  return open + items.join('') + close;
}

function inlineHtml(node: CardData, pieces: Pieces, depth: number): string {
  if (depth > maxDepth) throw new TransferError('its document is nested too deeply');
  return listOf(node, 'children')
    .map((child) => {
      const type = textOf(child, 'type');
      if (type === 'linebreak') return '<br>';
      if (type === 'list') return '';
      if (isCard(type)) pieces.omit(`${type} inside a paragraph`);
      if (typeof child.text === 'string') return formatted(child);
      const inside = inlineHtml(child, pieces, depth + 1);
      const url = textOf(child, 'url');
      return url === '' || inside === '' ? inside : `<a href="${escapeHtml(url)}">${inside}</a>`;
    })
    .join('');
}

function formatted(node: CardData): string {
  const format = typeof node.format === 'number' ? node.format : 0;
  return formats.reduceRight(
    (html, { bit, tag }) => ((format & bit) === 0 ? html : `<${tag}>${html}</${tag}>`),
    escapeHtml(textOf(node, 'text')),
  );
}
