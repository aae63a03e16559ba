import { adminMessages } from '#content/messages/admin.ts';
import type { Language } from '#i18n/languages.ts';
import { ApiError } from '../api/client.ts';
import { type BilingualText, bilingual } from '../shared/bilingual.tsx';

/** Returns the message for a failed cleanup, with the reason of the server if it has one (specification, section 8). */
export function cleanupError(panel: Language, error: unknown): BilingualText {
  if (!(error instanceof ApiError) || !error.sentence)
    return bilingual(panel, 'failure.cleanupNetwork');
  const { code, sentence } = error;
  const reasonIn = (language: Language) =>
    language === 'en' || !code ? sentence : adminMessages[language].adminShared.reasons[code];
  const textWith = (language: Language) =>
    bilingual(panel, 'failure.cleanup', { reason: reasonIn(language) });
  return { main: textWith(panel).main, second: textWith(panel === 'en' ? 'ckb' : 'en').second };
}
