import { createRoute } from '@hono/zod-openapi';
import { readSafetyReport, type SafetySources, safetyReport } from '#domain/safety/index.ts';
import { type ApiDependencies, createRouter, jsonResponse, signedIn } from '../openapi.ts';

const read = createRoute({
  method: 'get',
  path: '/safety',
  ...signedIn,
  responses: {
    200: jsonResponse(
      'How the site stands, what is red first',
      safetyReport.meta({ id: 'SafetyReport' }),
    ),
  },
});

/** The owner's page. */
export function createSafetyApi({
  database,
  readClock = async () => new Date(),
  safety = unknownSite,
}: ApiDependencies) {
  return createRouter().openapi(read, async (context) =>
    context.json(await readSafetyReport(database, safety, await readClock()), 200),
  );
}

/** Of an API without a site around it. */
const unknownSite: SafetySources = {
  version: '',
  startedAt: new Date(0).toISOString(),
  siteUrl: 'http://localhost',
  timeZone: 'UTC',
  channels: [],
  mailTo: [],
  backup: { isSet: false, minutes: 15 },
  assistant: { isSet: false },
  readSize: async () => ({ bytes: 0, freeBytes: null }),
};
