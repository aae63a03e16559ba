import '@tanstack/react-start/server-only';
import type { Language } from '#i18n/languages.ts';
import * as ar from './ar/site/index.ts';
import * as ckb from './ckb/site/index.ts';
import * as en from './en/site/index.ts';
import type { SiteMessages } from './index.ts';

/**
 * The messages of the public pages in all languages, for the server: feeds, structured data, share pictures. A browser
 * only loads the messages of one page in one language (`src/site/delivery/page-messages.tsx`).
 */
export const siteMessages: Record<Language, SiteMessages> = { en, ar, ckb };
