import { z } from 'zod';
import type { ServiceProtocol } from './protocol.ts';

/** The parameters and the body of Translator 3.0: Translate, with the service's limits. */
const query = z.strictObject({
  'api-version': z.literal('3.0'),
  from: z.literal('en'),
  to: z.string(),
  textType: z.enum(['plain', 'html']),
  category: z.string(),
});
const request = z.array(z.strictObject({ Text: z.string().max(50_000) })).max(1_000);

const codes: Readonly<Record<string, 'ar' | 'ckb'>> = { ar: 'ar', ku: 'ckb' };

const error = (code: number, message: string) => ({
  status: Math.floor(code / 1_000),
  json: { error: { code, message } },
});

/** Azure Translator v3. */
export const readAzureTranslator: ServiceProtocol = (call) => {
  if (call.method !== 'POST' || call.path !== '/translate') return { status: 404 };
  if (!/^application\/json; charset=utf-8$/i.test(call.headers['content-type'] ?? ''))
    return error(415_000, 'The Content-Type header is missing or invalid.');
  const { to } = query.parse(Object.fromEntries(call.query));
  const texts = request.parse(call.body).map(({ Text }) => Text);
  const characters = texts.join('').length;
  if (characters > 50_000) return error(400_077, 'The maximum request size is exceeded.');
  const language = codes[to];
  if (!language) return error(400_036, 'The target language is not valid.');
  return {
    kind: 'translate',
    key: `${call.headers['ocp-apim-subscription-key'] ?? ''} ${call.headers['ocp-apim-subscription-region'] ?? ''}`.trim(),
    texts,
    language,
    respond: (translations) => ({
      status: 200,
      json: translations.map((text) => ({ translations: [{ text, to }] })),
      headers: { 'X-Metered-Usage': String(characters) },
    }),
  };
};
