import type { LibraryPicture } from '#domain/picture-library/shared/picture.ts';
import { type Language, languages } from '#i18n/languages.ts';

/** An alternative text of a picture: in the preferred language, or else in another one; null without any. */
export function knownAlt(
  { alts }: Pick<LibraryPicture, 'alts'>,
  preferred: Language,
): { language: Language; text: string } | null {
  const language = [preferred, ...languages].find((one) => alts[one] !== '');
  return language ? { language, text: alts[language] } : null;
}
