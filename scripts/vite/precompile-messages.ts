import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

/**
 * Parses the ICU messages at build time for browsers, so that no page loads the parser (10 kB). The server and `vite
 * dev` parse the messages themselves.
 */
export function precompileMessages(): Plugin {
  return {
    name: 'precompile-messages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (source !== 'use-intl/format-message') return;
      return this.resolve('use-intl/format-message/format-only', importer);
    },
    async load(id) {
      if (!/\/content\/messages\/\w+\/(site|admin)\/(?!index)[\w-]+\.ts$/.test(id)) return;
      const module: Record<string, unknown> = await import(pathToFileURL(id).href);
      return Object.entries(module)
        .map(([name, texts]) => `export const ${name} = ${JSON.stringify(compileMessages(texts))};`)
        .join('\n');
    },
  };
}

/** @param texts a section or a part of it, down to a single message */
export function compileMessages(texts: unknown): unknown {
  if (typeof texts === 'string') return compile(texts);
  return Object.fromEntries(
    Object.entries(texts ?? {}).map(([key, part]) => [key, compileMessages(part)]),
  );
}
