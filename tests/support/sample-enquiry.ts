import { createRateLimits } from '../../src/domain/auth/index.ts';
import type { DeliveryChannel } from '../../src/domain/enquiries/shared/enquiry.ts';

/** The user agent of a phone. */
export const browser =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';

/** What a browser sends with the form. */
export function enquiryForm(changes: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({
    name: 'Dara Ahmed',
    contact: '0750 123 4567',
    message: 'We have two shops in Erbil and need one stock list for both. What would it cost?',
    website: '',
    took: '48000',
    source: 'search',
    campaign: '',
    page: '/portfolio',
    ...changes,
  });
}

/** The other things that `submitEnquiry` needs to know. */
export function enquiryOptions({
  channels = [],
  now = new Date('2026-11-25T09:00:00.000Z'),
}: {
  channels?: readonly DeliveryChannel[];
  now?: Date;
} = {}) {
  return {
    language: 'en' as const,
    page: '/',
    ipAddress: '',
    userAgent: browser,
    rateLimits: createRateLimits(),
    readClock: async () => now,
    channels,
  };
}
