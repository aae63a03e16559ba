import { createRoute, z } from '@hono/zod-openapi';
import { numbers, readNumbers, siteDay } from '#domain/analytics/index.ts';
import {
  dimensions,
  maxPeriodDays,
  maxPeriodMonths,
  recordOf,
  subjectNames,
} from '#domain/analytics/shared/dimensions.ts';
import { hasNoNull, oneOf } from '#domain/input/shared/input.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonResponse,
  signedIn,
} from '../openapi.ts';

const daysMessage = `days must be between 1 and ${maxPeriodDays}`;
const monthsMessage = `months must be between 1 and ${maxPeriodMonths}`;
const filter = z
  .string()
  .max(300, 'a filter must have at most 300 characters')
  .refine(hasNoNull, 'a filter must be text without null characters')
  .optional();

const read = createRoute({
  method: 'get',
  path: '/numbers',
  ...signedIn,
  request: {
    query: z.object({
      subject: oneOf('subject', subjectNames).default('visits'),
      days: z
        .string(daysMessage)
        .regex(/^[1-9]\d{0,2}$/, daysMessage)
        .default('28')
        .transform(Number)
        .refine((days) => days <= maxPeriodDays, daysMessage),
      /** Whole months that have ended, in place of days. */
      months: z
        .string(monthsMessage)
        .regex(/^[1-9]\d?$/, monthsMessage)
        .transform(Number)
        .refine((months) => months <= maxPeriodMonths, monthsMessage)
        .optional(),
      /** The last day; by default today, in the site's time zone. */
      until: z.iso
        .date('until must be a date, such as 2026-11-21')
        .refine((day) => day >= '2000-01-01', 'until must be 2000-01-01 or later')
        .optional(),
      ...recordOf(dimensions, () => filter),
    }),
  },
  responses: {
    200: jsonResponse('What was counted in a period, and by each dimension', numbers),
    ...errorResponses({ 400: 'A parameter is wrong' }),
  },
});

export function createNumbersApi({ database, timeZone = 'UTC' }: ApiDependencies) {
  return createRouter().openapi(read, async (context) => {
    const { subject, days, months, until, ...filters } = context.req.valid('query');
    const today = siteDay(new Date(), timeZone);
    const period = { until: until ?? today, ...(months ? { months } : { days }) };
    return context.json(
      await readNumbers(database, { subject, period, filters, today, timeZone }),
      200,
    );
  });
}
