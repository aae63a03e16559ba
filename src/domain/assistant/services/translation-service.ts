import type { DomainError } from '#domain/domain-error.ts';
import type { GlossaryTerm } from '#domain/translation/shared/glossary-term.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import type { ErrorReader } from '../model/index.ts';
import type { TagStyle } from './tag-text.ts';

/** What one request asks of a service. */
export type ServiceRequest = {
  /** With tags. */
  texts: readonly string[];
  language: TranslationLanguage;
  model: string;
  /** English words before the texts, for services that read them. They are not translated. */
  context: string;
  /** All terms. */
  glossary: readonly GlossaryTerm[];
  /** Tells one account at the service from another, in memory alone: it has the key. */
  account: string;
};

/** Sends JSON to the service, and reads its answer. */
export type SendJson = (
  path: string,
  options: { method?: 'GET' | 'POST' | 'DELETE'; body?: unknown },
) => Promise<{ json: unknown; headers: Headers }>;

/** A machine translation service: its protocol and its limits. */
export type TranslationService = {
  /** Its own model where none is set. */
  defaultModel: string;
  officialUrl: (apiKey: string) => string;
  headers: (connection: { apiKey: string; region: string | undefined }) => Record<string, string>;
  /** What one request may have. `length` counts in the unit of the limit. */
  limits: { texts: number; size: number; length: (text: string) => number };
  /** @param terms that occur in the texts */
  tags: (language: TranslationLanguage, terms: readonly GlossaryTerm[]) => TagStyle;
  /**
   * @returns `characters`: what the service bills; null if nobody knows
   * @throws {ZodError} for an answer of another shape
   */
  translate: (
    request: ServiceRequest,
    send: SendJson,
  ) => Promise<{ texts: readonly string[]; characters: number | null }>;
  /** @returns null for an error that it reports as others do */
  errorOf: (...response: Parameters<ErrorReader>) => DomainError | null;
};
