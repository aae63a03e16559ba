/** Where a visit came from. `internal` is another page of this site. */
export const sources = [
  'search',
  'whatsapp',
  'instagram',
  'telegram',
  'facebook',
  'other',
  'direct',
  'internal',
] as const;

export type Source = (typeof sources)[number];

export const devices = ['phone', 'tablet', 'computer', 'unknown'] as const;

export type Device = (typeof devices)[number];

/** `preview`: a chat or a social network that fetches the title and picture of a link. */
export const kinds = ['person', 'bot', 'preview'] as const;

export type Kind = (typeof kinds)[number];

/** Whether a search on the site found an article. */
export const findings = ['yes', 'no'] as const;

/** How far a text was read at least: the counts of readers who had each quarter of it on screen. */
export const quarters = ['quarter1', 'quarter2', 'quarter3', 'quarter4'] as const;

/**
 * What is counted, and for each subject what it is told apart by and the counts. Dimensions and counts are columns of
 * its table, filters of the API and tables of the panel. The first count puts the values of a table in order.
 */
export const subjects = {
  visits: {
    dimensions: ['page', 'language', 'source', 'campaign', 'country', 'device', 'kind'],
    counts: ['readers', 'views', ...quarters],
  },
  /** Searches of readers on the blog. */
  searches: {
    dimensions: ['words', 'found', 'language', 'source', 'campaign', 'country', 'device'],
    counts: ['searches'],
  },
  /** Requests for pages that do not exist (404) or do not exist any more (410). */
  missing: {
    dimensions: ['path', 'language', 'source', 'country', 'device', 'kind'],
    counts: ['requests'],
  },
} as const;

export type Subject = keyof typeof subjects;

export type Dimension = (typeof subjects)[Subject]['dimensions'][number];

/** Enquiries are counted beside visits, though their rows are elsewhere. */
export type Count = (typeof subjects)[Subject]['counts'][number] | 'enquiries';

export const subjectNames = ['visits', 'searches', 'missing'] as const satisfies readonly Subject[];

/** Every dimension once, in the order of the panel. */
export const dimensions: readonly Dimension[] = [
  ...new Set(subjectNames.flatMap((subject): readonly Dimension[] => subjects[subject].dimensions)),
];

export const countNames: readonly Count[] = [
  ...subjectNames.flatMap((subject): readonly Count[] => subjects[subject].counts),
  'enquiries',
];

/** What is known of enquiries too, so that they can be counted beside visits. Each is of a person. */
export const dimensionsOfEnquiries = ['page', 'language', 'source', 'campaign', 'kind'] as const;

/** What stands for further campaigns, searched words or missing paths of a day that has {@link maxNamesPerDay}. */
export const otherNames = 'other';

export const maxNamesPerDay = 100;

/** The longest period of days that can be asked for. */
export const maxPeriodDays = 366;

/** The longest period of whole months. */
export const maxPeriodMonths = 12;

/** A record with a value for each name. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>;
}
