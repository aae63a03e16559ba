import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { company, exampleFacts } from './company.ts';

test('only facts that the owner alone knows are examples', () => {
  expect(exampleFacts()).toEqual([
    'legalName',
    'salesEmail',
    'telephone',
    'whatsApp',
    'bookingUrl',
    'whatsAppChannelUrl',
    'telegramUrl',
    'xUrl',
    'linkedInUrl',
    'registryUrl',
    'team',
    'address',
  ]);
});

test('exampleFacts finds each fact that is marked as an example', () => {
  const source = readFileSync(new URL('./company.ts', import.meta.url), 'utf8');
  const marked = [...source.matchAll(/^ {2}(\w+): example\(/gm)].map(([, name]) => name);
  expect(exampleFacts()).toEqual(marked);
  expect(marked.every((name) => name && name in company)).toBe(true);
});
