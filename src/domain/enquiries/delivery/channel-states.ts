import type { Database } from '#platform/database/index.ts';
import { type ChannelState, channelState, type DeliveryChannel } from '../shared/enquiry.ts';

/** How deliveries stand, for each channel that is set. What is not set has no state. */
export async function readChannelStates(
  database: Database,
  channels: readonly DeliveryChannel[],
): Promise<ChannelState[]> {
  const states: ChannelState[] = [];
  for (const channel of channels) states.push(await readState(database, channel));
  return states;
}

async function readState(database: Database, channel: DeliveryChannel): Promise<ChannelState> {
  const ofState = (state: 'waiting' | 'delivered' | 'refused') =>
    database
      .selectFrom('enquiry_deliveries as delivery')
      .where('delivery.channel', '=', channel)
      .where('delivery.state', '=', state);
  const count = async (state: 'waiting' | 'refused') => {
    const counted = await ofState(state)
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(counted.count);
  };
  const first = await ofState('waiting')
    .innerJoin('enquiries', 'enquiries.id', 'delivery.enquiry_id')
    .select(['enquiries.created_at', 'delivery.failure', 'delivery.next_attempt_at'])
    .orderBy('delivery.id')
    .limit(1)
    .executeTakeFirst();
  const last = await ofState('delivered')
    .select('delivery.settled_at')
    .orderBy('delivery.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return channelState.parse({
    channel,
    waiting: await count('waiting'),
    waitingSince: first?.created_at ?? null,
    failure: first?.failure ?? null,
    nextAttemptAt: first?.next_attempt_at ?? null,
    lastDeliveredAt: last?.settled_at ?? null,
    refused: await count('refused'),
  });
}
