import { type Language, languages } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';

/** The path of a reviewer's page. Logs mask what follows `/review/` (`platform/log/mask-secrets.ts`). */
export function reviewPath(token: string, language: Language): string {
  return pathInLanguage(`/review/${token}`, language);
}

/** Whether a path, with its prefix, is that of a reviewer's page. */
export function isReviewPath(path: string): boolean {
  const token = tokenAtEnd.exec(path)?.[1];
  return token !== undefined && languages.some((language) => reviewPath(token, language) === path);
}

/** 128 bits in lower case: chats and people change the case of links. */
const tokenAtEnd = /\/review\/([0-9a-f]{32})$/;

/** Whether a path may be a misspelt {@link reviewPath}, whose end is a secret too. */
export function mayBeReviewPath(path: string): boolean {
  return /^(?:\/+[^/]+)?\/+review\//i.test(path);
}
