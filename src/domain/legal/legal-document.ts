import { z } from 'zod';
import { company } from '#content/company.ts';
import type { Language } from '#i18n/languages.ts';
import { renderMarkdown, splitFrontMatter } from '#markdown/index.ts';

/** In the order of the footer's links. */
const legalDocumentNames = ['privacy', 'terms'] as const;

export type LegalDocumentName = (typeof legalDocumentNames)[number];

/** A numbered part. Other texts cite its number: its position in the list, which is the same in every language. */
const legalSection = z.object({ title: z.string(), html: z.string() });

export const legalDocument = z.object({
  title: z.string(),
  description: z.string(),
  /** The date of the last change, `2025-08-02`. */
  updated: z.iso.date(),
  sections: z.array(legalSection),
});

export type LegalDocument = z.output<typeof legalDocument>;

type LegalSection = z.output<typeof legalSection>;

const texts = import.meta.glob<string>('/content/legal/*/*.md', {
  query: '?raw',
  import: 'default',
});

const frontMatter = legalDocument.omit({ sections: true });

export function isLegalDocumentName(value: string): value is LegalDocumentName {
  return legalDocumentNames.some((name) => name === value);
}

/**
 * Reads a legal text from `content/legal`, divides it into sections and renders them, with the company's email address
 * in place of `{email}`.
 *
 * @throws if the file is missing or has no front matter, which is an error of the build
 */
export async function readLegalDocument(
  name: LegalDocumentName,
  language: Language,
): Promise<LegalDocument> {
  const path = `/content/legal/${name}/${language}.md`;
  const text = await texts[path]?.();
  const file = await splitFrontMatter(text ?? '');
  if (!file) throw new Error(`${path} is missing or has no front matter`);
  return { ...frontMatter.parse(file.matter), sections: await readSections(file.body, language) };
}

/** A section begins with a heading of the second level. Nothing comes before the first. */
async function readSections(markdown: string, language: Language): Promise<LegalSection[]> {
  const sections = markdown.split(/^## /m).slice(1);
  return await Promise.all(
    sections.map(async (section) => {
      const [title = '', ...lines] = section.split('\n');
      const html = await renderMarkdown(lines.join('\n'), language);
      return { title: title.trim(), html: html.replaceAll('{email}', emailLink) };
    }),
  );
}

/** Inserted into the rendered HTML: Markdown can't isolate the email address from the right-to-left text around it. */
const emailLink = `<a href="mailto:${company.salesEmail}"><bdi dir="ltr">${company.salesEmail}</bdi></a>`;
