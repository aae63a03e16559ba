import type { Statistics } from '#domain/analytics/index.ts';

export type DayViews = Statistics['viewsPerDay'][number];

/** A summary of the views of a period. */
export type ViewsSummary = {
  total: number;
  /** The day with the most views and its index. Of equal days the latest; null without views. */
  highest: (DayViews & { index: number }) | null;
  /** The views in the earlier and in the later half of the days. */
  earlier: number;
  later: number;
  trend: 'rising' | 'falling' | 'steady';
};

/** The trend is steady while the halves differ by at most this share of the earlier one. */
const steadyShare = 0.1;

/** @param days an even number of days, the oldest first */
export function summariseViews(days: readonly DayViews[]): ViewsSummary {
  const earlier = sumOfViews(days.slice(0, days.length / 2));
  const later = sumOfViews(days.slice(days.length / 2));
  const difference = later - earlier;
  const isSteady = Math.abs(difference) <= earlier * steadyShare;
  return {
    total: earlier + later,
    highest: highestDay(days),
    earlier,
    later,
    trend: isSteady ? 'steady' : difference > 0 ? 'rising' : 'falling',
  };
}

function sumOfViews(days: readonly DayViews[]): number {
  return days.reduce((sum, { views }) => sum + views, 0);
}

function highestDay(days: readonly DayViews[]): ViewsSummary['highest'] {
  let highest: ViewsSummary['highest'] = null;
  for (const [index, day] of days.entries()) {
    if (day.views > 0 && day.views >= (highest?.views ?? 0)) highest = { ...day, index };
  }
  return highest;
}
