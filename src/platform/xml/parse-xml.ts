import { setImmediate } from 'node:timers/promises';
import type { SaxesParser } from 'saxes';

/** Why a file can't be read as XML. `detail`: what the parser says, or the encoding; in English. */
export type XmlError = {
  line: number;
  reason: 'not-xml' | 'encoding' | 'entities' | 'too-deep';
  detail: string;
};

export type XmlElement = {
  /** Without its prefix. */
  name: string;
  /** Empty without one. */
  namespace: string;
  /** By their names in the file, such as `xml:lang`. */
  attributes: ReadonlyMap<string, string>;
  line: number;
};

export type XmlHandlers = {
  open: (element: XmlElement) => void;
  close: (element: XmlElement) => void;
  /** Text and CDATA sections, in pieces. */
  text: (text: string) => void;
};

const depthLimit = 100;
const bytesPerStep = 64 * 1024;

/**
 * Parses a file in UTF-8 or UTF-16, in steps between which other requests are served. A DOCTYPE is accepted and never
 * fetched; one that defines entities is rejected: ten lines of them make gigabytes.
 *
 * @returns the first error, after which no handler is called; null for a well-formed file
 */
export async function parseXml(bytes: Uint8Array, handlers: XmlHandlers): Promise<XmlError | null> {
  const encoding = encodingOf(bytes);
  const decoder = new TextDecoder(encoding, { fatal: true });
  const { parser, errorOf, fail } = createParser(await newParser(), encoding, handlers);
  for (let from = 0; from < bytes.length && !errorOf(); from += bytesPerStep) {
    const part = bytes.subarray(from, from + bytesPerStep);
    const isLast = from + bytesPerStep >= bytes.length;
    const text = decode(decoder, part, isLast);
    if (text === null) fail('encoding', `it is not in ${encoding.toUpperCase()}`);
    else parser.write(text);
    if (!isLast) await setImmediate();
  }
  if (!errorOf()) parser.close();
  return errorOf();
}

type Parser = SaxesParser<{ xmlns: true }>;

/** Few processes ever read XML. */
async function newParser(): Promise<Parser> {
  const { SaxesParser } = await import('saxes');
  return new SaxesParser({ xmlns: true });
}

function createParser(parser: Parser, encoding: string, handlers: XmlHandlers) {
  const open: XmlElement[] = [];
  let error: XmlError | null = null;
  const fail = (reason: XmlError['reason'], detail: string) => {
    error ??= { line: parser.line, reason, detail };
  };
  parser.on('error', ({ message }) => fail('not-xml', message.replace(/^\d+:\d+: /, '')));
  parser.on('xmldecl', ({ encoding: declared = encoding }) => {
    if (encoding === 'utf-8' && !/^(?:utf-?8|us-ascii)$/i.test(declared))
      fail('encoding', declared);
  });
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype)) fail('entities', 'it defines entities');
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    const values = Object.values(attributes).map(({ name, value }) => [name, value] as const);
    const line = parser.line;
    const element = { name: local, namespace: uri, attributes: new Map(values), line };
    open.push(element);
    if (open.length > depthLimit) fail('too-deep', `more than ${depthLimit} nested elements`);
    if (!error) handlers.open(element);
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (!error && element) handlers.close(element);
  });
  const text = (piece: string) => {
    if (!error && open.length > 0) handlers.text(piece);
  };
  parser.on('text', text);
  parser.on('cdata', text);
  return { parser, fail, errorOf: () => error };
}

/** By the byte order mark, or by the first character of an XML file, which is `<`. */
function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  return 'utf-8';
}

/** @returns null for bytes that are not in the encoding */
function decode(decoder: TextDecoder, part: Uint8Array, isLast: boolean): string | null {
  try {
    return decoder.decode(part, { stream: !isLast });
  } catch {
    return null;
  }
}
