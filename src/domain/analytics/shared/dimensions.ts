/** What visits are told apart by. Each is a column of `visit_days`, a filter of the API and a table of the panel. */
export const dimensions = ['page', 'language', 'source', 'campaign', 'device', 'kind'] as const;

export type Dimension = (typeof dimensions)[number];

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

/** The campaign of further campaigns of a day that has {@link maxCampaignsPerDay}. */
export const otherCampaigns = 'other';

export const maxCampaignsPerDay = 100;

/** The longest period that can be asked for. */
export const maxPeriodDays = 366;
