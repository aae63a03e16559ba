import { z } from 'zod';
import type { ServiceProtocol } from './protocol.ts';

/** `TranslateTextRequest` of Google's discovery document translate:v2, with the limits of the reference. */
const request = z.strictObject({
  q: z.array(z.string()).min(1).max(128),
  source: z.literal('en'),
  target: z.string(),
  format: z.enum(['html', 'text']),
  model: z.enum(['nmt', 'base']),
});

const error = (code: number, message: string, reason: string) => ({
  status: code,
  json: { error: { code, message, errors: [{ message, domain: 'global', reason }] } },
});

/** Cloud Translation Basic (v2). */
export const readGoogleTranslate: ServiceProtocol = ({ method, path, headers, body }) => {
  if (method !== 'POST' || path !== '/language/translate/v2') return { status: 404 };
  const { q, target, format } = request.parse(body);
  if (Buffer.byteLength(JSON.stringify(body)) > 100_000)
    return error(400, 'Request payload size exceeds the limit', 'badRequest');
  if (target !== 'ar' && target !== 'ckb') return error(400, 'Bad language pair: en|xx', 'invalid');
  return {
    kind: 'translate',
    key: String(headers['x-goog-api-key'] ?? ''),
    texts: q,
    language: target,
    respond: (texts) => ({
      status: 200,
      json: {
        data: {
          translations: texts.map((text) => ({
            // As the service writes HTML: it adds styles, and escapes apostrophes.
            translatedText:
              format === 'html'
                ? text.replaceAll("'", '&#39;').replaceAll('<span ', '<span style="direction:rtl" ')
                : text,
            model: 'nmt',
          })),
        },
      },
    }),
  };
};
