/**
 * A process that delivers enquiries, for tests that kill it: `node deliver-enquiries.ts <JSON>`. The keys of the JSON
 * are those of {@link DeliverRequest}. It says nothing, and never ends by itself.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { createChannelTick } from '#domain/enquiries/delivery/start-delivering.ts';
import { deliveryChannels } from '#domain/enquiries/shared/enquiry.ts';
import { openDatabase } from '#platform/database/index.ts';
import { readDeliverySettings } from '#platform/delivery-settings.ts';
import { startLog } from '#platform/log/index.ts';

export type DeliverRequest = {
  databaseUrl: string;
  /** As in the environment. */
  variables: Record<string, string>;
  /** By how much the clock is ahead. */
  aheadMs: number;
};

const { databaseUrl, variables, aheadMs }: DeliverRequest = JSON.parse(process.argv[2] ?? '');
await startLog({ level: 'silent', secrets: [] });
const database = await openDatabase(databaseUrl);
const { delivery: settings, errors } = readDeliverySettings(variables);
if (errors.length > 0) throw new Error(errors.join('\n'));
const readClock = async () => new Date(Date.now() + aheadMs);
await Promise.all(
  deliveryChannels.map(async (channel) => {
    const tick = createChannelTick(database, channel, {
      settings,
      readClock,
      siteUrl: 'https://site.example',
    });
    for (;;) {
      await tick();
      await wait(20);
    }
  }),
);
