import { createIsomorphicFn } from '@tanstack/react-start';
import {
  type LegalDocument,
  type LegalDocumentName,
  readLegalDocument,
} from '#domain/legal/index.ts';
import type { Language } from '#i18n/languages.ts';
import { loadPageMessages } from '#site/delivery/page-messages.tsx';
import { ServerHtml } from '#site/delivery/server-html.tsx';

/** A legal text as its page shows it. */
export type LegalPageText = Omit<LegalDocument, 'sections'> & {
  sections: { title: string; text: ServerHtml }[];
};

/** A legal text; the words around it are then loaded too. */
export async function loadLegalPage(
  name: LegalDocumentName,
  language: Language,
): Promise<LegalPageText> {
  const [document] = await Promise.all([
    loadLegalDocument(name, language),
    loadPageMessages(language, name),
  ]);
  const sections = document.sections.map(({ title, html }, index) => ({
    title,
    text: new ServerHtml(`text-${index + 1}`, html),
  }));
  return { ...document, sections };
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
