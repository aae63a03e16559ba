import type { ReactNode } from 'react';
import type { Messages } from '#content/messages/index.ts';
import type { Language } from '#i18n/languages.ts';
import { PageMessages as MessagesProvider, useLanguage } from '#i18n/messages.tsx';
import { type PageId, pages } from '#pages.ts';

/**
 * A page, or `layout` for an unknown path, which shows the layout alone. `review` is the page of a reviewer, and
 * `offline` the list of what is on the device: no list of pages has them, and React never loads there.
 */
export type ShownPage = PageId | 'layout' | 'review' | 'offline';

declare module '@tanstack/react-router' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
  interface StaticDataRouteOption {
    /** The page whose messages the loader loads. For a page from the server, the browser loads them itself. */
    page?: ShownPage;
  }
}

/**
 * Vite makes one file for each area of the site (`blog`) and each language, so that one request fetches it. Messages
 * that few browsers need are imported where they are used, and those of topics stay on the server.
 */
const files = import.meta.glob<Partial<Messages>>([
  '/content/messages/*/site/*.ts',
  '!/content/messages/*/site/{index,bill,enquiry,offline,reader-remark,reading,review,series,topics}.ts',
]);

const loaded = new Map<string, Partial<Messages>>();

/** Whether `src/pages.ts` has it. */
export function isListed(page: ShownPage): page is PageId {
  return page in pages;
}

function fileOf(language: Language, page: ShownPage): string {
  const name = isListed(page) ? pages[page].folder.split('/')[0] : page;
  return `/content/messages/${language}/site/${name}.ts`;
}

/**
 * Loads a page's messages for {@link PageMessages} and heads. Loaders don't return messages: the HTML of every page
 * would then have them twice.
 */
export async function loadPageMessages(
  language: Language,
  page: ShownPage,
): Promise<Partial<Messages>> {
  const path = fileOf(language, page);
  const messages = loaded.get(path) ?? (await files[path]?.()) ?? noMessages;
  loaded.set(path, messages);
  return messages;
}

/** The messages that {@link loadPageMessages} has loaded. */
export function pageMessages(language: Language, page: ShownPage): Partial<Messages> {
  return loaded.get(fileOf(language, page)) ?? noMessages;
}

const noMessages: Partial<Messages> = {};

/** @returns the page of the innermost matching route; undefined for the panel */
export function currentPage(
  matches: readonly { staticData: { page?: ShownPage } }[],
): ShownPage | undefined {
  return matches.findLast(({ staticData }) => staticData.page)?.staticData.page;
}

/** Adds a page's messages to those of the layout around it. */
export function PageMessages(props: { of: ShownPage; children: ReactNode }) {
  return (
    <MessagesProvider messages={pageMessages(useLanguage(), props.of)}>
      {props.children}
    </MessagesProvider>
  );
}
