import { panelMessages } from '#content/dictionaries/panel-messages.ts';
import type { Language } from '#i18n/languages.ts';
import { type BilingualText, bilingual } from '../frame/bilingual.tsx';
import { ApiError } from '../session/api-client.ts';

/** Why a post was not cleaned up: with the server's reason, or without where it gave none (specification, section 8). */
export function cleanupFailure(panel: Language, error: unknown): BilingualText {
  if (!(error instanceof ApiError) || !error.sentence)
    return bilingual(panel, 'failure.cleanupNetwork');
  const { code, sentence } = error;
  const reasonIn = (language: Language) =>
    language === 'en' || !code ? sentence : panelMessages[language].adminFrame.reasons[code];
  const textWith = (language: Language) =>
    bilingual(panel, 'failure.cleanup', { reason: reasonIn(language) });
  return { main: textWith(panel).main, second: textWith(panel === 'en' ? 'ckb' : 'en').second };
}
