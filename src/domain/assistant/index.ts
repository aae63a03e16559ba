import '@tanstack/react-start/server-only';
import { DomainError } from '#domain/domain-error.ts';
import type { Language } from '#i18n/languages.ts';

type Draft = { title: string; content: string };

type SeoProposal = {
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string;
  suggestedSlug: string;
};

/** @throws {DomainError} `assistant-not-configured` */
export async function enhancePost(_draft: Draft): Promise<{ enhancedContent: string }> {
  throw notConfigured();
}

/** @throws {DomainError} `assistant-not-configured` */
export async function translatePost(_draft: Draft, _language: Language): Promise<Draft> {
  throw notConfigured();
}

/** @throws {DomainError} `assistant-not-configured` */
export async function generateSeo(_draft: Draft, _language: Language): Promise<SeoProposal> {
  throw notConfigured();
}

function notConfigured(): DomainError {
  return new DomainError(
    'assistant-not-configured',
    'The assistant is not set up: set AI_PROVIDER, AI_MODEL and AI_API_KEY, then restart the site',
  );
}
