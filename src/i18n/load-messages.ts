import '@tanstack/react-start/server-only';
import type { Messages } from '#content/dictionaries/index.ts';
import type { Language } from './languages.ts';
import type { Section } from './messages.tsx';

const dictionaries = import.meta.glob<Record<string, unknown>>([
  '/content/dictionaries/*/*.ts',
  '!/content/dictionaries/*/admin*.ts',
]);

/** Sections of a language, on the server: for feeds, structured data and pictures. Pages have theirs from `site/page-texts.tsx`. */
export async function loadMessages(
  language: Language,
  sections: readonly Section[],
): Promise<Partial<Messages>> {
  const loaded = await Promise.all(
    sections.map(async (section) => {
      const module = await dictionaries[`/content/dictionaries/${language}/${section}.ts`]?.();
      return [section, module?.[section]];
    }),
  );
  return Object.fromEntries(loaded);
}
