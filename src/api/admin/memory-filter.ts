import { oneOf, textInput } from '#domain/input/shared/input.ts';
import { unitOrigins } from '#domain/memory/shared/unit.ts';
import { translationLanguage } from './translation-language.ts';

/** The query parameters by which the memory is searched. */
export const memoryFilter = {
  q: textInput('q', 200).optional(),
  language: translationLanguage.optional(),
  origin: oneOf('origin', unitOrigins).optional(),
};
