import type * as admin from './en/admin/index.ts';
import type * as site from './en/site/index.ts';

/**
 * The messages of the public pages. English is the source. A missing key or an extra key in another language fails the
 * type check.
 */
export type SiteMessages = typeof site;

/** The messages of the panel. */
export type AdminMessages = typeof admin;

/** All messages by section: a section is an exported object of a file in `<language>/site` or `<language>/admin`. */
export type Messages = SiteMessages & AdminMessages;
