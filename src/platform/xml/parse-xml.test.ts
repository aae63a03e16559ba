import { expect, test } from 'vitest';
import { parseXml, xmlAttribute, xmlText } from './index.ts';

async function read(file: string | Uint8Array) {
  const events: string[] = [];
  const error = await parseXml(typeof file === 'string' ? Buffer.from(file) : file, {
    open: ({ name, namespace, attributes, line }) =>
      events.push(`${line} <${namespace && `{${namespace}}`}${name} ${[...attributes].join(' ')}>`),
    close: ({ name }) => events.push(`</${name}>`),
    text: (text) => events.push(text),
  });
  return { error, events };
}

const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();

test.each([
  ['UTF-8', Buffer.from('<a x="1">ڕۆژ</a>')],
  ['UTF-8 with its mark', Buffer.from('\ufeff<a x="1">ڕۆژ</a>')],
  ['UTF-16 little-endian with its mark', Buffer.from('\ufeff<a x="1">ڕۆژ</a>', 'utf16le')],
  ['UTF-16 big-endian with its mark', swapped('\ufeff<a x="1">ڕۆژ</a>')],
  ['UTF-16 little-endian alone', Buffer.from('<a x="1">ڕۆژ</a>', 'utf16le')],
  ['UTF-16 big-endian alone', swapped('<a x="1">ڕۆژ</a>')],
])('an XML file is read in %s', async (_encoding, bytes) => {
  expect(await read(bytes)).toEqual({ error: null, events: ['1 <a x,1>', 'ڕۆژ', '</a>'] });
});

test('a DOCTYPE, CDATA, comments, references and namespaces are read', async () => {
  const file = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE a SYSTEM "http://127.0.0.1:1/a.dtd">
<!-- no text --><n:a xmlns:n="urn:n"><![CDATA[<b>]]>&amp;&#x627;
</n:a>`;
  expect(await read(file)).toEqual({
    error: null,
    events: ['3 <{urn:n}a xmlns:n,urn:n>', '<b>', '&ا\n', '</a>'],
  });
});

test.each([
  ['<a>\n<b></a>', { line: 2, reason: 'not-xml', detail: 'unexpected close tag.' }],
  ['<a>&nbsp;</a>', { line: 1, reason: 'not-xml', detail: 'undefined entity.' }],
  ['', { line: 1, reason: 'not-xml', detail: 'document must contain a root element.' }],
  ['{"a": 1}', { line: 1, reason: 'not-xml', detail: 'text data outside of root node.' }],
  ['<a>&#xD800;</a>', { line: 1, reason: 'not-xml', detail: 'malformed character entity.' }],
  [
    '<?xml version="1.0" encoding="windows-1256"?><a/>',
    { line: 1, reason: 'encoding', detail: 'windows-1256' },
  ],
  [Buffer.from([0x3c, 0x61, 0xff]), { line: 1, reason: 'encoding', detail: 'it is not in UTF-8' }],
  [
    '<!DOCTYPE a [<!ENTITY b "c"><!ENTITY d "&b;&b;">]><a>&d;</a>',
    { line: 1, reason: 'entities', detail: 'it defines entities' },
  ],
  [
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    { line: 1, reason: 'entities', detail: 'it defines entities' },
  ],
  [
    '<a>'.repeat(2_000) + '</a>'.repeat(2_000),
    { line: 1, reason: 'too-deep', detail: 'more than 100 nested elements' },
  ],
])('an XML file with a error is rejected with the line: %.40s', async (file, error) => {
  expect((await read(file)).error).toEqual(error);
});

test('no handler is called after an error', async () => {
  const { events } = await read(`<a><b/>&x;${'<c/>'.repeat(50_000)}</a>`);
  expect(events).toEqual(['1 <a >', '1 <b >', '</b>']);
});

test('hostile texts are written as XML has place for', async () => {
  const text = '\0\x07a\ud800 <b> ]]> & "c"\t\r\n\u200c\u202e\ufffe😀';
  const file = `<a x="${xmlAttribute(text)}">${xmlText(text)}</a>`;
  const clean = 'a <b> ]]> & "c"\t\r\n\u200c\u202e😀';
  const { error, events } = await read(file);
  expect(error).toBeNull();
  expect(events.slice(1, -1).join('')).toBe(clean);
  expect(events[0]).toBe(`1 <a x,${clean}>`);
});
