import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { serverModules } from './server-modules.ts';

/** The path of the module that a line imports for its effects alone. */
function importedForEffects(line: string, file: string): string | undefined {
  const [, specifier] = /^\s*(?:await |void )?import[ (]'([.#][^']+)'\)?;/.exec(line) ?? [];
  if (!specifier) return;
  if (specifier.startsWith('.')) return resolve(file, '..', specifier);
  return resolve(specifier.replace(/^#content\//, 'content/').replace(/^#/, 'src/'));
}

test('no module of the server is imported for its effects alone', () => {
  const found = globSync(['src/**/*.{ts,tsx}', 'content/**/*.ts']).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => serverModules.test(importedForEffects(line, file) ?? ''))
      .map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ["import './listen.ts';", 'src/platform/http/index.ts', true],
  ["import '../../platform/log.ts';", 'src/site/home/home.tsx', true],
  ["import '#domain/posts/index.ts';", 'src/routes/index.tsx', true],
  ["import '#content/glossary.ts';", 'src/routes/index.tsx', true],
  ["  await import('./listen.ts');", 'src/platform/http/index.ts', true],
  ["import './card.ts';", 'src/site/delivery/layout.inline.ts', false],
  ["import { listen } from '#platform/http/listen.ts';", 'src/server/index.ts', false],
])('%s in %s: %s', (line, file, isFound) => {
  expect(serverModules.test(importedForEffects(line, file) ?? '')).toBe(isFound);
});
