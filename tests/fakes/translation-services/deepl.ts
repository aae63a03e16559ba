import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ServiceProtocol } from './protocol.ts';

/** What is used of `translateText` in DeepL's OpenAPI document (June 2026), with the limits of its pages. */
const request = z.strictObject({
  text: z.array(z.string()).min(1).max(50),
  source_lang: z.literal('EN'),
  target_lang: z.string(),
  model_type: z.enum(['quality_optimized', 'prefer_quality_optimized', 'latency_optimized']),
  context: z.string(),
  show_billed_characters: z.literal(true),
  tag_handling: z.literal('xml'),
  tag_handling_version: z.literal('v2'),
  ignore_tags: z.tuple([z.literal('x')]),
  glossary_id: z.uuid().optional(),
});

/** `CreateGlossaryParameters`. */
const glossaryRequest = z.strictObject({
  name: z.string().min(1),
  source_lang: z.literal('en'),
  target_lang: z.string(),
  entries: z.string().min(1),
  entries_format: z.literal('tsv'),
});

type Glossary = { id: string; name: string; entries: ReadonlyMap<string, string> };

/** DeepL's API. Each server has the glossaries of one account on the free plan: one. */
export function createDeepL(): ServiceProtocol {
  const glossaries: Glossary[] = [];
  const shown = ({ id, name, entries }: Glossary) => ({
    glossary_id: id,
    name,
    ready: true,
    source_lang: 'en',
    target_lang: 'ar',
    creation_time: '2026-11-23T12:00:00Z',
    entry_count: entries.size,
  });
  return ({ method, path, headers, body }) => {
    const key = /^DeepL-Auth-Key (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    const other = (status: number, json?: unknown) => ({
      kind: 'other' as const,
      key,
      response: { status, json },
    });
    if (path === '/v2/glossaries' && method === 'GET')
      return other(200, { glossaries: glossaries.map(shown) });
    if (path === '/v2/glossaries' && method === 'POST') {
      const { name, entries } = glossaryRequest.parse(body);
      if (glossaries.length > 0) return other(456, { message: 'Too many glossaries' });
      const pairs = entries
        .split('\n')
        .map((line) => z.tuple([z.string(), z.string()]).parse(line.split('\t')));
      const glossary = { id: randomUUID(), name, entries: new Map(pairs) };
      glossaries.push(glossary);
      return other(201, shown(glossary));
    }
    const deleted = /^\/v2\/glossaries\/([\w-]+)$/.exec(path)?.[1];
    if (deleted && method === 'DELETE') {
      const index = glossaries.findIndex(({ id }) => id === deleted);
      if (index < 0) return other(404, { message: 'Not found' });
      glossaries.splice(index, 1);
      return other(204);
    }
    if (path !== '/v2/translate' || method !== 'POST') return { status: 404 };
    if (Buffer.byteLength(JSON.stringify(body)) > 128 * 1_024)
      return { status: 413, json: { message: 'Request Entity Too Large' } };
    const { text: texts, target_lang: target, glossary_id: id } = request.parse(body);
    if (target !== 'AR')
      return { status: 400, json: { message: "Value for 'target_lang' not supported." } };
    // Version 2 of the tag handling is strict.
    for (const text of texts) assertWellFormed(text);
    const glossary = glossaries.find((one) => one.id === id);
    if (id && !glossary) return { status: 404, json: { message: 'Glossary not found' } };
    return {
      kind: 'translate',
      key,
      texts,
      language: 'ar',
      ...(glossary && { glossary: glossary.entries }),
      respond: (translations) => ({
        status: 200,
        json: {
          translations: translations.map((text, index) => ({
            detected_source_language: 'EN',
            text,
            billed_characters: (texts[index] ?? '').replace(/<[^>]*>/g, '').length,
            model_type_used: 'quality_optimized',
          })),
        },
      }),
    };
  };
}

function assertWellFormed(text: string): void {
  const open: string[] = [];
  for (const [, slash, name = ''] of text.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (slash === '') open.push(name);
    else if (open.pop() !== name) throw new Error('Tag handling parsing failed');
  }
  if (open.length > 0 || /&(?!(?:amp|lt|gt);)/.test(text))
    throw new Error('Tag handling parsing failed');
}
