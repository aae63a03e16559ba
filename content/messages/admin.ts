import type { Language } from '#i18n/languages.ts';
import * as ar from './ar/admin/index.ts';
import * as ckb from './ckb/admin/index.ts';
import * as en from './en/admin/index.ts';
import type { AdminMessages } from './index.ts';

/** The messages of the panel in all languages together, because the panel shows some texts in two languages. */
export const adminMessages: Record<Language, AdminMessages> = { en, ar, ckb };
