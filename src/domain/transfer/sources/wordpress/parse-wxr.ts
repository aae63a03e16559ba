import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { TransferError } from '../../transfer-error.ts';
import { createXmlRepair, maxRun } from './repair-xml.ts';

/** An entry of a WordPress export: a post, a page, a picture. */
export type WxrItem = {
  /** Texts by element: `title`, `wp:post_id`, `content:encoded`. */
  fields: Map<string, string>;
  categories: { domain: string; nicename: string; name: string }[];
  /** Of custom fields, the few that say something about a text. */
  meta: Map<string, string[]>;
  comments: number;
  /** An element that was longer than its limit, and is cut. */
  tooLong: string | null;
};

export type WxrEvent =
  /** A text of the blog itself: `wp:base_blog_url`. */
  | { kind: 'blog'; name: string; text: string }
  | { kind: 'author'; login: string; name: string }
  | { kind: 'item'; item: WxrItem };

/** Characters of an element. An item is in memory as a whole, and no more of the file. */
const contentLimit = 1_000_000;
const fieldLimit = 20_000;
const depthLimit = 100;
const categoryLimit = 500;

const itemFields = new Set([
  'title',
  'link',
  'dc:creator',
  'content:encoded',
  'excerpt:encoded',
  'wp:post_id',
  'wp:post_date',
  'wp:post_date_gmt',
  'wp:post_modified_gmt',
  'wp:post_name',
  'wp:status',
  'wp:post_type',
  'wp:post_password',
  'wp:attachment_url',
  'wp:post_parent',
  'wp:menu_order',
  'guid',
  'pubDate',
]);

const blogFields = new Set([
  'link',
  'language',
  'wp:base_blog_url',
  'wp:base_site_url',
  'wp:wxr_version',
]);

const metaKeys = new Set([
  '_thumbnail_id',
  '_wp_old_slug',
  '_wp_attachment_image_alt',
  '_yoast_wpseo_title',
  '_yoast_wpseo_metadesc',
  '_wpml_import_language_code',
  '_wpml_import_translation_group',
]);

/**
 * Reads a WordPress export piece by piece, so that its size is limited by the disk alone. Entities that the file
 * defines itself are rejected: ten lines of them make gigabytes.
 *
 * @throws {TransferError} at the first place that can't be read, with its line and what to do
 */
export async function* parseWxr(path: string): AsyncGenerator<WxrEvent> {
  const events: WxrEvent[] = [];
  const reader = createReader((event) => events.push(event));
  const repair = createXmlRepair();
  let decoder: TextDecoder | undefined;
  for await (const chunk of createReadStream(path)) {
    decoder ??= decoderOf(chunk);
    reader.write(repair(decoder.decode(chunk, { stream: true })));
    yield* events.splice(0);
  }
  reader.write(repair(decoder?.decode() ?? '') + repair(null));
  reader.close();
  yield* events.splice(0);
}

/** By the XML declaration: old blogs in Arabic are in windows-1256. */
function decoderOf(start: Buffer): TextDecoder {
  const declared = /<\?xml [^>]*encoding=["']([\w.:-]{1,40})["']/.exec(
    start.subarray(0, 2_000).toString('latin1').replaceAll('\0', ''),
  );
  const encoding = declared?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new TransferError(
      `The export has the encoding ${encoding}, which can't be read: save it as UTF-8`,
    );
  }
}

function createReader(tell: (event: WxrEvent) => void) {
  const parser = new SaxesParser();
  const state = createState(tell);
  let failure: string | null = null;
  /** Characters since the last tag, which the parser collects. */
  let run = 0;
  const fail = (reason: string) => {
    failure ??= reason;
  };
  const check = () => {
    if (run > maxRun) fail(`has a text of more than ${maxRun} characters: export again, in parts`);
    if (failure !== null) throw new TransferError(`The export ${failure}`);
  };
  parser.on('error', (error) => {
    const reason = error.message.replace(/^\d+:\d+: /, '');
    fail(
      /unclosed|unexpected end|root element/.test(reason)
        ? `breaks off at line ${parser.line} (${reason}): export again, in parts if it is large`
        : `can't be read at line ${parser.line} (${reason}): correct this line, or update WordPress and export again`,
    );
  });
  parser.on('doctype', () => fail('has a DOCTYPE, which no export of WordPress has'));
  parser.on('opentag', ({ name, attributes }) => {
    run = 0;
    if (state.open(name, attributes) > depthLimit)
      fail(`can't be read at line ${parser.line}: its elements are nested too deeply`);
  });
  parser.on('closetag', () => {
    run = 0;
    state.close();
  });
  parser.on('text', state.add);
  parser.on('cdata', state.add);
  return {
    write(text: string) {
      run += text.length;
      parser.write(text);
      check();
    },
    close() {
      parser.close();
      check();
    },
  };
}

/** Where the parser is, and what it has read of the item there. */
function createState(tell: (event: WxrEvent) => void) {
  const names: string[] = [];
  let item: WxrItem | null = null;
  let attributes: Record<string, string> = {};
  let text = '';
  let metaKey = '';
  let author = { login: '', name: '' };

  function closeInItem(name: string, parent: string, into: WxrItem): void {
    if (parent === 'wp:postmeta') {
      if (name === 'wp:meta_key') metaKey = text.trim();
      if (name === 'wp:meta_value' && metaKeys.has(metaKey))
        into.meta.set(metaKey, [...(into.meta.get(metaKey) ?? []), text].slice(0, categoryLimit));
    } else if (parent !== 'item') return;
    else if (name === 'wp:comment') into.comments += 1;
    else if (name === 'category' && into.categories.length < categoryLimit)
      into.categories.push({
        domain: attributes.domain ?? '',
        nicename: attributes.nicename ?? '',
        name: text.trim(),
      });
    else if (itemFields.has(name)) into.fields.set(name, text);
  }

  return {
    /** @returns the depth */
    open(name: string, given: Record<string, string>): number {
      names.push(name);
      text = '';
      attributes = given;
      if (name === 'item')
        item = { fields: new Map(), categories: [], meta: new Map(), comments: 0, tooLong: null };
      if (name === 'wp:author') author = { login: '', name: '' };
      return names.length;
    },
    add(piece: string): void {
      const name = names.at(-1) ?? '';
      const limit = name === 'content:encoded' ? contentLimit : fieldLimit;
      if (text.length + piece.length <= limit) text += piece;
      else if (item && itemFields.has(name)) item.tooLong = name;
    },
    close(): void {
      const name = names.pop() ?? '';
      const parent = names.at(-1) ?? '';
      if (name === 'item' && item) {
        tell({ kind: 'item', item });
        item = null;
      } else if (item) closeInItem(name, parent, item);
      else if (name === 'wp:author_login') author.login = text.trim();
      else if (name === 'wp:author_display_name') author.name = text.trim();
      else if (name === 'wp:author') tell({ kind: 'author', ...author });
      else if (parent === 'channel' && blogFields.has(name))
        tell({ kind: 'blog', name, text: text.trim() });
      text = '';
    },
  };
}
