import { createIsomorphicFn } from '@tanstack/react-start';
import {
  type LegalDocument,
  type LegalDocumentName,
  readLegalDocument,
} from '#domain/legal/index.ts';
import type { Language } from '#i18n/languages.ts';
import { loadPageMessages } from '#site/delivery/page-messages.tsx';
import { ServerHtml } from '#site/delivery/server-html.tsx';

/** A legal text in the form that its page shows. */
export type LegalPageText = Omit<LegalDocument, 'sections'> & {
  sections: { title: string; text: ServerHtml }[];
};

/** Loads a legal text and the messages of its page. */
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

/** Loads the text from the files on the server, and from the API in the browser. */
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
