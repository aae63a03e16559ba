import { z } from 'zod';
import { jsonOrNull } from '#platform/json-or-null.ts';
import { assistantError } from '../model/index.ts';
import { escapeText } from './tag-text.ts';
import type { TranslationService } from './translation-service.ts';

const answer = z.array(
  z.object({ translations: z.array(z.object({ text: z.string() })).length(1) }),
);

/** The codes of https://learn.microsoft.com/azure/ai-services/translator/language-support: `ku` is Central Kurdish. */
const codes = { ckb: 'ku', ar: 'ar' };

/**
 * Azure Translator v3:
 * https://learn.microsoft.com/azure/ai-services/translator/text-translation/reference/v3/translate. Its model is the
 * category of a custom translator.
 */
export const azureTranslator: TranslationService = {
  defaultModel: 'general',
  officialUrl: () => 'https://api.cognitive.microsofttranslator.com',
  headers: ({ apiKey, region }) => ({
    'Ocp-Apim-Subscription-Key': apiKey,
    ...(region && { 'Ocp-Apim-Subscription-Region': region }),
  }),
  limits: { texts: 1_000, size: 50_000, length: (text) => text.length },
  tags: (language, terms) => ({
    protect: (id, content) => `<span class="notranslate" id="${id}">${content}</span>`,
    wrap: (id) => ({ open: `<span id="${id}">`, close: '</span>' }),
    words: dictionaryWriter(
      new Map(
        terms.map(({ english, translations }) => [
          english.toLowerCase(),
          translations[language].term,
        ]),
      ),
    ),
  }),
  async translate({ texts, language, model }, send) {
    const query = new URLSearchParams({
      'api-version': '3.0',
      from: 'en',
      to: codes[language],
      textType: 'html',
      category: model,
    });
    const { json, headers } = await send(`/translate?${query}`, {
      body: texts.map((text) => ({ Text: text })),
    });
    const characters = Number(headers.get('x-metered-usage') ?? Number.NaN);
    return {
      texts: answer.parse(json).map(({ translations }) => translations[0]?.text ?? ''),
      characters: Number.isSafeInteger(characters) ? characters : null,
    };
  },
  errorOf(_status, body, retryAfterSeconds) {
    const { error } = errorBody.parse(jsonOrNull(body));
    switch (error.code) {
      case 401_000:
      case 401_015:
        return assistantError('assistant-key-refused', {
          sentence:
            'Azure refused the key: check AI_API_KEY, and AI_REGION, which every resource but a global one needs',
        });
      case 403_001:
        return assistantError('assistant-out-of-credit');
      case 400_019:
      case 400_023:
      case 400_035:
      case 400_036:
        return assistantError('assistant-language-unknown');
      case 400_002:
      case 400_075:
      case 400_079:
        return assistantError('assistant-model-unknown');
      case 408_001:
        return assistantError('assistant-unavailable', {
          sentence: 'Azure is preparing the custom translator: try again in a few minutes',
          retryAfterSeconds,
        });
      default:
        return null;
    }
  },
};

const errorBody = z
  .object({ error: z.object({ code: z.coerce.number().catch(0) }) })
  .catch({ error: { code: 0 } });

/**
 * Writes words with the glossary's terms as a dynamic dictionary. It takes the term as it is, so a plural is left to
 * the service.
 *
 * @param translations by the English term in lower case
 */
function dictionaryWriter(translations: ReadonlyMap<string, string>): (text: string) => string {
  const terms = [...translations.keys()].filter((term) => translations.get(term) !== '');
  if (terms.length === 0) return escapeText;
  const longestFirst = terms.sort((a, b) => b.length - a.length).map(asPattern);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return (text) => {
    let written = '';
    let read = 0;
    for (const { 0: word, index } of text.matchAll(pattern)) {
      const translation = escapeText(translations.get(word.toLowerCase()) ?? '');
      written += escapeText(text.slice(read, index));
      written += `<mstrans:dictionary translation="${translation.replaceAll('"', '&quot;')}">${escapeText(word)}</mstrans:dictionary>`;
      read = index + word.length;
    }
    return written + escapeText(text.slice(read));
  };
}

function asPattern(text: string): string {
  return Array.from(text, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`).join('');
}
