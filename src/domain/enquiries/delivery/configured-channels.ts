import type { DeliverySettings } from '#platform/delivery-settings.ts';
import { type DeliveryChannel, deliveryChannels } from '../shared/enquiry.ts';

/** The channels that are set. */
export function configuredChannels(settings: DeliverySettings): DeliveryChannel[] {
  return deliveryChannels.filter((channel) => settings[channel] !== undefined);
}
