import { z } from 'zod';
import { jsonOrNull } from '#platform/json-or-null.ts';
import { assistantError } from '../model/index.ts';
import type { TranslationService } from './translation-service.ts';

const answer = z.object({
  data: z.object({ translations: z.array(z.object({ translatedText: z.string() })) }),
});

/**
 * Cloud Translation Basic (v2): https://cloud.google.com/translate/docs/reference/rest/v2/translate. Advanced (v3) has
 * glossaries, but asks for a service account where this one takes a key (docs/decisions/0048).
 */
export const googleTranslate: TranslationService = {
  defaultModel: 'nmt',
  officialUrl: () => 'https://translation.googleapis.com',
  headers: ({ apiKey }) => ({ 'X-Goog-Api-Key': apiKey }),
  // At most 100 kB; 5,000 code points are recommended (https://cloud.google.com/translate/quotas).
  limits: { texts: 128, size: 30_000, length: (text) => text.length },
  tags: () => ({
    protect: (id, content) => `<span translate="no" id="${id}">${content}</span>`,
    wrap: (id) => ({ open: `<span id="${id}">`, close: '</span>' }),
  }),
  async translate({ texts, language, model }, send) {
    const { json } = await send('/language/translate/v2', {
      body: { q: texts, source: 'en', target: language, format: 'html', model },
    });
    const { data } = answer.parse(json);
    return {
      texts: data.translations.map(({ translatedText }) => translatedText),
      // It reports none, and bills code points (https://cloud.google.com/translate/pricing).
      characters: texts.reduce((sum, text) => sum + [...text].length, 0),
    };
  },
  errorOf(status, body, retryAfterSeconds) {
    const { error } = errorBody.parse(jsonOrNull(body));
    const reasons = new Set([
      ...error.errors.map(({ reason }) => reason),
      ...error.details.map(({ reason }) => reason),
      error.status,
    ]);
    const has = (...names: string[]) => names.some((name) => reasons.has(name));
    if (has('API_KEY_INVALID', 'keyInvalid')) return assistantError('assistant-key-refused');
    if (has('SERVICE_DISABLED', 'accessNotConfigured'))
      return assistantError('assistant-key-refused', {
        sentence:
          'The key of AI_API_KEY belongs to a project without the Cloud Translation API: enable it in the Google Cloud console',
      });
    if (has('BILLING_DISABLED', 'billingNotEnabled'))
      return assistantError('assistant-out-of-credit');
    if (has('dailyLimitExceeded'))
      return assistantError('assistant-out-of-credit', {
        sentence:
          'The characters that Google translates in a day are used up: raise the quota in the Google Cloud console, or try again tomorrow',
      });
    if (status === 429 || has('rateLimitExceeded', 'userRateLimitExceeded', 'RESOURCE_EXHAUSTED'))
      return assistantError('assistant-overloaded', { retryAfterSeconds });
    if (status === 400 && /language pair|target|unsupported language/i.test(error.message))
      return assistantError('assistant-language-unknown');
    return null;
  },
};

/** Google's errors have the reason in one of two places (https://cloud.google.com/apis/design/errors). */
const reasons = z.array(z.object({ reason: z.string().catch('') })).catch([]);
const noError = { message: '', status: '', errors: [], details: [] };
const errorBody = z
  .object({
    error: z
      .object({
        message: z.string().catch(''),
        status: z.string().catch(''),
        errors: reasons,
        details: reasons,
      })
      .catch(noError),
  })
  .catch({ error: noError });
