import type { Plugin } from 'vite';

/**
 * Writes all letters of the server's code in ASCII: `\u0644` for `ل`. V8 keeps a file that has one letter beyond
 * Latin-1 in two bytes for each character, 6 MB of memory for this server.
 *
 * An escape means its letter in strings, templates, patterns and names, but not in the raw text of a template.
 */
export function escapeServer(): Plugin {
  return {
    name: 'escape-server',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          if (/String\.raw`[^`]*[^\0-\x7f]/.test(file.code))
            this.error(`${file.fileName}: String.raw must have only ASCII, such as \\u0644`);
          file.code = escapeLetters(file.code);
        }
      },
    },
  };
}

export function escapeLetters(code: string): string {
  return code.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
