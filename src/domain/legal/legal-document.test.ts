import { describe, expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { isLegalDocumentName, readLegalDocument } from './index.ts';

/** Numbers of sections and dates, from section 2.9 of the specification. */
const specified = [
  { name: 'privacy', sections: 7, updated: '2025-08-02' },
  { name: 'terms', sections: 8, updated: '2025-11-06' },
] as const;

describe.each(specified)('$name', ({ name, sections, updated }) => {
  test.each(languages)('has its sections and its date in %s', async (language) => {
    const document = await readLegalDocument(name, language);
    expect(document.updated).toBe(updated);
    expect(document.title).not.toBe('');
    expect(document.sections).toHaveLength(sections);
    for (const { title, html } of document.sections) {
      expect(title).toMatch(/^\p{L}/u);
      expect(html).toMatch(/^<(p|ul|ol)>/);
    }
  });

  test.each(languages)('has the sales email address, isolated, in %s', async (language) => {
    const document = await readLegalDocument(name, language);
    const html = document.sections.at(-1)?.html;
    expect(html).toContain(
      '<a href="mailto:sales@lutka.krd"><bdi dir="ltr">sales@lutka.krd</bdi></a>',
    );
    expect(JSON.stringify(document)).not.toContain('{email}');
  });
});

test.each(['', 'imprint', 'Privacy', '__proto__', 'toString', '../posts'])(
  'returns null for «%s»',
  (name) => {
    expect(isLegalDocumentName(name)).toBe(false);
  },
);
