import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, expect, test } from 'vitest';
import { newFolder } from '../../../../../tests/support/temporary.ts';
import { contentHtml } from './content-html.ts';
import { parseWxr } from './parse-wxr.ts';

describe('A hostile WordPress export', () => {
  async function read(...pieces: (string | Iterable<string>)[]) {
    const path = join(await newFolder(), 'hostile.xml');
    const all = pieces.flatMap((piece) => (typeof piece === 'string' ? [piece] : [...piece]));
    await pipeline(Readable.from(all), createWriteStream(path));
    const items = [];
    for await (const event of parseWxr(path)) if (event.kind === 'item') items.push(event.item);
    return items;
  }

  test('defines no entities: no billion laughs, no files of this machine', async () => {
    const laughs = Array.from(
      { length: 9 },
      (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
    );
    const types = [
      `<!ENTITY l0 "ha">${laughs.join('')}`,
      '<!ENTITY l9 SYSTEM "file:///etc/passwd">',
    ];
    for (const entities of types)
      await expect(
        read(
          `<!DOCTYPE rss [${entities}]><rss><channel><item><title>&l9;</title></item></channel></rss>`,
        ),
      ).rejects.toThrow('The export has a DOCTYPE');
    const [item] = await read('<rss><item><title>&l9;</title></item></rss>');
    expect(item?.fields.get('title')).toBe('&l9;');
  });

  test('may be cut off, nested deeply, or one endless text', async () => {
    await expect(read('<rss><channel><item>')).rejects.toThrow(
      'The export breaks off at line 1 (unclosed tag: item): export again, in parts if it is large',
    );
    await expect(read('<rss>\n<item></title>')).rejects.toThrow(
      /^The export can't be read at line 2 \(.*\): correct this line, or update WordPress and export/,
    );
    await expect(read('<rss>', '<a>'.repeat(200_000))).rejects.toThrow('nested too deeply');
    const megabyte = 'a'.repeat(1_000_000);
    await expect(
      read(
        '<rss><item><title>',
        Array.from({ length: 30 }, () => megabyte),
      ),
    ).rejects.toThrow('has a text of more than 20000000 characters');
  });

  test('is cut where an element is too long, and says so', async () => {
    const [item] = await read(
      '<rss><item><title>T</title><content:encoded><![CDATA[',
      'a'.repeat(1_500_000),
      ']]></content:encoded><wp:status>publish</wp:status></item></rss>',
    );
    expect(item?.tooLong).toBe('content:encoded');
    expect(item?.fields.get('content:encoded')).toBe('');
    expect(item?.fields.get('wp:status')).toBe('publish');
  });

  test('keeps one item in memory, of however many', async () => {
    const item = `<item><content:encoded>${'a'.repeat(10_000)}</content:encoded></item>`;
    const path = join(await newFolder(), 'long.xml');
    const pieces = ['<rss>', ...Array.from({ length: 2_000 }, () => item), '</rss>'];
    await pipeline(Readable.from(pieces), createWriteStream(path));
    let seen = 0;
    for await (const event of parseWxr(path)) {
      if (event.kind === 'item') seen += 1;
      // The file is read no further than its reader has come.
      if (seen === 3) break;
    }
    expect(seen).toBe(3);
  });

  test('shows at most 500 pictures of galleries', () => {
    const ids = Array.from({ length: 100 }, (_, index) => String(index));
    const picture = { url: 'https://blog.example/a.png', alt: '', caption: '' };
    const library = { all: new Map(ids.map((id) => [id, picture])), ofPost: ids };
    const { html, notes } = contentHtml('[gallery]\n\n'.repeat(10_000), library);
    expect(html.match(/<img/g)).toHaveLength(500);
    expect(notes).toEqual(['9995 shortcodes stay as text: replace them in the panel']);
  });

  test('with unclosed shortcodes is read once', () => {
    const library = { all: new Map(), ofPost: [] };
    for (const piece of [
      '[caption]',
      '[code]',
      '<pre>',
      '[gallery ids="1',
      '[gallery ',
      '[audio ',
      '[a',
      '[a b=',
      '<div ',
      '<a ',
      '\n \n',
      '<p',
      '[embed]',
      '<!-- wp:a {',
    ])
      expect(contentHtml(piece.repeat(20_000), library).html.length).toBeLessThan(900_000);
  });
});
