import type { GlossaryTerm } from '#domain/translation/shared/glossary-term.ts';
import type { ModelPrice } from '#platform/model-settings.ts';
import type { Usage } from '../model/index.ts';
import type { TranslationRequest } from './prompt.ts';
import type { TranslatedSegment } from './schema.ts';

/** What translates into a language: a language model, or a translation service. */
export type Translator = {
  /** Provider and model, "google-translate/nmt". */
  name: string;
  promptVersion: string;
  price: ModelPrice | undefined;
  /**
   * @param options.glossary all terms, for a service that keeps them; `request.terms` are those that occur
   * @param options.onPartial gets the complete segments of an unfinished answer
   * @throws {DomainError} one of the assistant's codes
   */
  translate(
    request: TranslationRequest,
    options: {
      glossary: readonly GlossaryTerm[];
      signal: AbortSignal;
      onPartial?: ((whole: readonly TranslatedSegment[]) => void) | undefined;
    },
  ): Promise<{ segments: readonly TranslatedSegment[]; usage: Usage }>;
};
