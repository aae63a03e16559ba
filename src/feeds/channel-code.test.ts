import { encode } from 'uqr';
import { expect } from 'vitest';
import { testOnFile as test } from '../../tests/support/each-engine.ts';
import { writeChannelCode } from './channel-code.ts';
import { createFeeds } from './index.ts';

const channel = 'https://whatsapp.com/channel/0029Va';

test('the code of a channel has a dark square for each of its modules, on white', () => {
  const code = writeChannelCode(channel);
  expect(code).toMatch(/^<svg [^>]*><rect fill="white"/);
  const dark = encode(channel).data.flat().filter(Boolean);
  expect(code?.match(/h10v10h-10z/g)).toHaveLength(dark.length);
});

test('without a channel there is no code', () => {
  expect(writeChannelCode(null)).toBeNull();
});

test('the code is served as a picture', async ({ database }) => {
  const feeds = createFeeds({ database, siteUrl: 'https://site.example' });
  const response = await feeds.request('/whatsapp-channel.svg');
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect((await feeds.request('/arabic/whatsapp-channel.svg')).status).toBe(404);
});
