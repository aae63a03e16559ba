import { siteMessages } from '#content/messages/site.ts';
import { readLegalDocument } from '#domain/legal/index.ts';
import type { Language } from '#i18n/languages.ts';
import { type Page, type PageSummary, summaryFromMessages } from '#pages.ts';

/**
 * Title and description of a page in a language.
 *
 * @returns for a legal document also the date of its last change, `2025-08-02`; null where each page of a
 * slug has its own
 * @throws if its messages or its document are missing, which is an error of the build
 */
export async function readPageSummary(
  page: Page,
  language: Language,
): Promise<(PageSummary & { updated?: string }) | null> {
  const { summary } = page;
  if (summary === 'own') return null;
  if (typeof summary === 'string') {
    const { title, description, updated } = await readLegalDocument(summary, language);
    return { title, description, updated };
  }
  const read = summaryFromMessages(page, siteMessages[language]);
  if (!read) throw new Error(`${page.path} has no summary in ${language}`);
  return read;
}
