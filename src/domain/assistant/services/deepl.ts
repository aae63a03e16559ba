import { z } from 'zod';
import { jsonOrNull } from '#platform/json-or-null.ts';
import { assistantError } from '../model/index.ts';
import { storeGlossary } from './deepl-glossary.ts';
import type { TranslationService } from './translation-service.ts';

const answer = z.object({
  translations: z.array(
    z.object({ text: z.string(), billed_characters: z.int().nonnegative().optional() }),
  ),
});

/**
 * DeepL's text translation: https://developers.deepl.com/api-reference/translate. Its model is a `model_type`. Kurdish
 * has no tag handling there, so the settings reject it (`platform/model-settings.ts`).
 */
export const deepl: TranslationService = {
  defaultModel: 'prefer_quality_optimized',
  // As DeepL's own libraries tell a key of the free plan.
  officialUrl: (apiKey) =>
    apiKey.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com',
  headers: ({ apiKey }) => ({ Authorization: `DeepL-Auth-Key ${apiKey}` }),
  // 128 KiB a request, with room for the context and for JSON's escapes.
  limits: { texts: 50, size: 100_000, length: (text) => Buffer.byteLength(JSON.stringify(text)) },
  tags: () => ({
    protect: (id, content) => `<x id="${id}">${content}</x>`,
    wrap: (id) => ({ open: `<g id="${id}">`, close: '</g>' }),
  }),
  async translate({ texts, language, model, context, glossary, account }, send) {
    const glossaryId = await storeGlossary({ glossary, language, account }, send);
    const { json } = await send('/v2/translate', {
      body: {
        text: texts,
        source_lang: 'EN',
        target_lang: language.toUpperCase(),
        model_type: model,
        context,
        show_billed_characters: true,
        tag_handling: 'xml',
        tag_handling_version: 'v2',
        ignore_tags: ['x'],
        ...(glossaryId && { glossary_id: glossaryId }),
      },
    });
    const { translations } = answer.parse(json);
    const billed = translations.map(({ billed_characters: characters }) => characters);
    return {
      texts: translations.map(({ text }) => text),
      characters: billed.reduce<number | null>(
        (sum, characters) => (sum === null || characters === undefined ? null : sum + characters),
        0,
      ),
    };
  },
  errorOf(status, body) {
    const { message } = errorBody.parse(jsonOrNull(body));
    if (status === 456) return assistantError('assistant-out-of-credit');
    if (status === 413 || status === 414) return assistantError('assistant-request-refused');
    if (status === 400 && /target_lang|source_lang|language/i.test(message))
      return assistantError('assistant-language-unknown');
    if (status === 400 && /model_type/i.test(message))
      return assistantError('assistant-model-unknown');
    return null;
  },
};

const errorBody = z.object({ message: z.string() }).catch({ message: '' });
