import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { company, exampleFacts } from './company.ts';

test('the facts that only the owner knows are examples, and those that the site needs as they are, are not', () => {
  expect(exampleFacts()).toEqual([
    'legalName',
    'salesEmail',
    'telephone',
    'bookingUrl',
    'linkedInUrl',
    'registryUrl',
    'team',
    'address',
  ]);
});

test('each fact that is marked is found, however it is written', () => {
  const source = readFileSync(new URL('./company.ts', import.meta.url), 'utf8');
  const marked = [...source.matchAll(/^ {2}(\w+): example\(/gm)].map(([, name]) => name);
  expect(exampleFacts()).toEqual(marked);
  expect(marked.every((name) => name && name in company)).toBe(true);
});
