import type { ReactNode } from 'react';
import type { Messages } from '#content/dictionaries/index.ts';
import type { Language } from '#i18n/languages.ts';
import { PageMessages, useLanguage } from '#i18n/messages.tsx';

/** The frame around all pages, and what has texts of its own inside it: `content/dictionaries/<language>/pages`. */
export type PageKind = 'frame' | 'home' | 'about' | 'portfolio' | 'blog' | 'legal';

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
  interface StaticDataRouteOption {
    /** Which texts the route's loader loads, for a browser that takes over where the server's loaders have run. */
    texts?: PageKind;
  }
}

/** The sections that a kind of page shows, in one file for each language, so that one request fetches them. */
const files = import.meta.glob<Partial<Messages>>('/content/dictionaries/*/pages/*.ts');

type Loaded = Partial<Record<PageKind, Partial<Messages>>>;

const loaded: Record<Language, Loaded> = { en: {}, ar: {}, ckb: {} };

/**
 * Loads the texts of a kind of page, for {@link PageTexts} and heads. No loader answers with them: they would travel in
 * the HTML of every page a second time.
 */
export async function loadPageTexts(
  language: Language,
  kind: PageKind,
): Promise<Partial<Messages>> {
  const file = files[`/content/dictionaries/${language}/pages/${kind}.ts`];
  if (file) loaded[language][kind] ??= await file();
  return pageTexts(language, kind);
}

/** What {@link loadPageTexts} has loaded. */
export function pageTexts(language: Language, kind: PageKind): Partial<Messages> {
  return loaded[language][kind] ?? nothing;
}

const nothing: Partial<Messages> = {};

/** The innermost of a page's routes decides; the panel has none of these kinds. */
export function shownKind(
  matches: readonly { staticData: { texts?: PageKind } }[],
): PageKind | undefined {
  return matches.findLast(({ staticData }) => staticData.texts)?.staticData.texts;
}

/** Adds a kind of page its texts to those of the frame around it. */
export function PageTexts(props: { of: PageKind; children: ReactNode }) {
  return (
    <PageMessages messages={pageTexts(useLanguage(), props.of)}>{props.children}</PageMessages>
  );
}
