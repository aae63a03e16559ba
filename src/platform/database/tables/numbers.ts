/** Visits as version 0026 counts them, without country and quarters. Nothing is added. */
export type FormerVisitsTable = Omit<
  VisitNumbersTable,
  'country' | 'quarter1' | 'quarter2' | 'quarter3' | 'quarter4'
>;

/**
 * Visits with the same properties on one day. The properties are those of `domain/analytics/shared/dimensions.ts`. Rows
 * of past days move to `past_numbers`.
 */
export type VisitNumbersTable = {
  /** Day in the site's time zone, "2026-11-21". */
  day: string;
  /** Path without the language prefix. */
  page: string;
  language: 'en' | 'ar' | 'ckb';
  source: string;
  /** `utm_campaign`, or empty. */
  campaign: string;
  /** ISO 3166-1 alpha-2, or empty if it is not known. */
  country: string;
  device: string;
  kind: string;
  views: number;
  /** People who had not opened the page before on that day. */
  readers: number;
  /** Of these readers those who had the first quarter of the text on screen, the second, the third, the end. */
  quarter1: number;
  quarter2: number;
  quarter3: number;
  quarter4: number;
};

/** Who has opened a page today, and with which properties. The rows of other days are deleted. */
export type VisitReadersTable = {
  day: string;
  /** Language and path, "ckb /about". */
  page: string;
  address_hash: string;
  visitor_hash: string;
  source: string;
  campaign: string;
  country: string;
  device: string;
  /** How far the text was read, 0 to 4. */
  quarter: number;
};

/** Searches of readers on the blog, as {@link VisitNumbersTable}. */
export type SearchNumbersTable = {
  day: string;
  words: string;
  found: 'yes' | 'no';
  language: 'en' | 'ar' | 'ckb';
  source: string;
  campaign: string;
  country: string;
  device: string;
  searches: number;
};

/** Requests that got 404 or 410, as {@link VisitNumbersTable}. */
export type MissingNumbersTable = {
  day: string;
  /** Without the language prefix. */
  path: string;
  language: 'en' | 'ar' | 'ckb';
  source: string;
  country: string;
  device: string;
  kind: string;
  requests: number;
};

/** The rows of a past day or month, by columns and compressed (`domain/analytics/columns`). */
export type PastNumbersTable = {
  /** `visits`, `searches` or `missing`. */
  subject: string;
  /** "2026-11-21" or "2026-11". */
  period: string;
  /** 1 for a month whose days are there too; 0 for a day, and for a month whose days are rolled up. */
  has_days: 0 | 1;
  columns: Buffer;
};
