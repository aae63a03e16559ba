import { createIsomorphicFn } from '@tanstack/react-start';
import {
  type LegalDocument,
  type LegalDocumentName,
  readLegalDocument,
} from '#domain/legal/index.ts';
import type { Language } from '#i18n/languages.ts';
import { loadPageTexts } from '#site/page-texts.tsx';

/** A legal text; the words around it are then loaded too. */
export async function loadLegalPage(name: LegalDocumentName, language: Language) {
  const [document] = await Promise.all([
    loadLegalDocument(name, language),
    loadPageTexts(language, 'legal'),
  ]);
  return document;
}

/** On the server from the files, in the browser from the API, by the same domain function. */
const loadLegalDocument = createIsomorphicFn()
  .server(
    (name: LegalDocumentName, language: Language): Promise<LegalDocument> =>
      readLegalDocument(name, language),
  )
  .client(async (name: LegalDocumentName, language: Language): Promise<LegalDocument> => {
    const response = await fetch(`/api/legal/${name}?language=${language}`);
    if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
    return await response.json();
  });
