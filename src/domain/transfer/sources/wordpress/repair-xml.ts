import { TransferError } from '../../transfer-error.ts';

/** How much may stand before the XML. Characters. */
const maxPrologue = 100_000;

/** The most characters without an end of a line or a tag. */
export const maxRun = 20_000_000;

/**
 * Repairs what WordPress itself writes and reads and XML forbids, piece by piece: warnings of PHP before the XML,
 * control characters, `&` in URLs, `&nbsp;`, and `]]>` outside of CDATA.
 *
 * @returns a function that takes the next characters, or null at the end, and returns what can be parsed so far
 */
export function createXmlRepair(): (piece: string | null) => string {
  let isStarted = false;
  let isCdata = false;
  let pending = '';

  const repair = (part: string): string => {
    if (part === '<![CDATA[') isCdata = true;
    else if (part === ']]>' && !isCdata) return ']]&gt;';
    else if (part === ']]>') isCdata = false;
    else if (!isCdata) return part.replace(bareAmpersand, '&amp;');
    return part;
  };

  const take = (piece: string | null): string => {
    // No entity, no `<![CDATA[` and no `]]>` goes on behind these characters.
    const end = piece === null ? 0 : Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf('>')) + 1;
    const text = piece === null || end > 0 ? pending + (piece ?? '').slice(0, end) : '';
    pending = piece === null || end > 0 ? (piece ?? '').slice(end) : pending + piece;
    if (pending.length > maxRun)
      throw new TransferError(
        `The export has a text of more than ${maxRun} characters: export again, in parts`,
      );
    return text
      .split(/(<!\[CDATA\[|\]\]>)/)
      .map(repair)
      .join('');
  };

  return (piece) => {
    const clean = piece?.replace(notInXml, '') ?? null;
    if (isStarted) return take(clean);
    pending += clean ?? '';
    const begin = pending.search(/<(?:\?xml|rss|!doctype)/i);
    if (begin === -1 && clean !== null && pending.length < maxPrologue) return '';
    isStarted = true;
    const first = pending.slice(Math.max(0, begin));
    pending = '';
    return take(first) + (clean === null ? take(null) : '');
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what the expression is about
const notInXml = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** An entity of HTML stays text: the texts of an export are HTML, and are read as such later. */
const bareAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/gi;
