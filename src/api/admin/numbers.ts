import { createRoute, z } from '@hono/zod-openapi';
import { numbers, readNumbers, siteDay } from '#domain/analytics/index.ts';
import { dimensions, maxPeriodDays } from '#domain/analytics/shared/dimensions.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonResponse,
  signedIn,
} from '../openapi.ts';

const daysMessage = `days must be between 1 and ${maxPeriodDays}`;
const filter = z.string().max(300, 'a filter must have at most 300 characters').optional();

const read = createRoute({
  method: 'get',
  path: '/numbers',
  ...signedIn,
  request: {
    query: z.object({
      days: z
        .string()
        .regex(/^[1-9]\d{0,2}$/, daysMessage)
        .default('28')
        .transform(Number)
        .refine((days) => days <= maxPeriodDays, daysMessage),
      /** The last day; by default today, in the site's time zone. */
      until: z.iso
        .date('until must be a date, such as 2026-11-21')
        .refine((day) => day >= '2000-01-01', 'until must be 2000-01-01 or later')
        .optional(),
      page: filter,
      language: filter,
      source: filter,
      campaign: filter,
      device: filter,
      kind: filter,
    }),
  },
  responses: {
    200: jsonResponse('Visits of a period, and by each dimension', numbers),
    ...errorResponses({ 400: 'A parameter is wrong' }),
  },
});

export function createNumbersApi({ database, timeZone = 'UTC' }: ApiDependencies) {
  return createRouter().openapi(read, async (context) => {
    const { days, until, ...given } = context.req.valid('query');
    const filters = Object.fromEntries(
      dimensions.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
    );
    const last = until ?? siteDay(new Date(), timeZone);
    return context.json(await readNumbers(database, { until: last, length: days, filters }), 200);
  });
}
