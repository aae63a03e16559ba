import { Parser } from 'htmlparser2';
import { type MarkdownNode, parseMarkdown } from '#markdown/parse-markdown.ts';
import { placeholderFor, replacePlaceholders } from '#markdown/segments/placeholders.ts';

/** How a service writes tags. The ids must come back; the service may add other attributes. */
export type TagStyle = {
  /** An element whose content is not translated. */
  protect: (id: string, content: string) => string;
  /** An element around words. */
  wrap: (id: string) => { open: string; close: string };
  /** Writes words, escaped. Default: as they are. */
  words?: (text: string) => string;
};

/** A segment with tags, and the way back. */
export type TaggedText = { tagged: string; untag: (answer: string) => string };

/**
 * Writes the placeholders and the emphasis of a segment as tags, which services keep around the right words; Markdown's
 * own signs they take for punctuation.
 */
export function tagText(text: string, style: TagStyle): TaggedText {
  const marks: string[] = [];
  const pairs = new Set<number>();
  replacePlaceholders(text, ({ number, isClosing }) => {
    if (isClosing) pairs.add(number);
    return '';
  });
  const writePart = (part: string) => {
    let tagged = '';
    let read = 0;
    const write = style.words ?? escapeText;
    replacePlaceholders(part, ({ number, isClosing, from, to }) => {
      tagged += write(part.slice(read, from));
      read = to;
      if (!pairs.has(number)) tagged += style.protect(`x${number}`, placeholderFor(number));
      else tagged += style.wrap(`g${number}`)[isClosing ? 'close' : 'open'];
      return '';
    });
    return tagged + write(part.slice(read));
  };
  let tagged = '';
  let read = 0;
  for (const mark of emphasisMarks(text)) {
    tagged += writePart(text.slice(read, mark.from));
    read = mark.to;
    if (!mark.isClosing) marks[mark.number] = text.slice(mark.from, mark.to);
    tagged += style.wrap(`m${mark.number}`)[mark.isClosing ? 'close' : 'open'];
  }
  tagged += writePart(text.slice(read));
  return { tagged, untag: (answer) => untag(answer, marks) };
}

export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt' }[sign]};`);
}

type Mark = { number: number; isClosing: boolean; from: number; to: number };

/** The marks around emphasised words, in order. */
function emphasisMarks(text: string): Mark[] {
  const marks: Mark[] = [];
  let number = 0;
  const add = ({ firstChild, lastChild }: MarkdownNode) => {
    if (!firstChild || !lastChild || firstChild.to > lastChild.from) return;
    marks.push({ number, isClosing: false, from: firstChild.from, to: firstChild.to });
    marks.push({ number, isClosing: true, from: lastChild.from, to: lastChild.to });
    number += 1;
  };
  parseMarkdown(text).iterate({
    enter: ({ name, node }) => {
      if (name === 'Emphasis' || name === 'StrongEmphasis' || name === 'Strikethrough') add(node);
    },
  });
  return marks.sort((a, b) => a.from - b.from);
}

/** Reads whatever a service gives back; a tag that is not one of ours leaves its text. */
function untag(answer: string, marks: readonly string[]): string {
  const open: { id: string; text: string }[] = [{ id: '', text: '' }];
  const add = (text: string) => {
    const innermost = open.at(-1);
    if (innermost) innermost.text += text;
  };
  const parser = new Parser(
    {
      onopentag: (_name, { id = '' }) => open.push({ id, text: '' }),
      ontext: add,
      onclosetag() {
        const closed = open.length > 1 ? open.pop() : undefined;
        if (closed) add(elementText(closed, marks));
      },
    },
    { decodeEntities: true, recognizeSelfClosing: true },
  );
  parser.write(answer);
  parser.end();
  return open.map(({ text }) => text).join('');
}

function elementText({ id, text }: { id: string; text: string }, marks: readonly string[]): string {
  const [, kind, digits] = /^([xgm])(\d{1,6})$/.exec(id) ?? [];
  const number = Number(digits);
  if (kind === 'x') return placeholderFor(number);
  if (kind === 'g') return placeholderFor(number) + text + placeholderFor(number, true);
  const mark = kind === 'm' ? marks[number] : undefined;
  // Marks with a space inside would be plain signs.
  return mark ? text.replace(/^(\s*)(.*\S)(\s*)$/s, `$1${mark}$2${mark}$3`) : text;
}
