import { pathToFileURL } from 'node:url';
import { minifySync, type Plugin } from 'vite';

/** Makes the scripts that stand inside the HTML short, since they come before the words: all that `*-script.ts` export. */
export function minifiedInlineScripts(): Plugin {
  return {
    name: 'minified-inline-scripts',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!/\/src\/.+-script\.ts$/.test(id)) return;
      const scripts: Record<string, string> = await import(pathToFileURL(id).href);
      return Object.entries(scripts)
        .map(
          ([name, script]) => `export const ${name} = ${JSON.stringify(minified(name, script))};`,
        )
        .join('\n');
    },
  };
}

function minified(name: string, script: string): string {
  const { code, errors } = minifySync(`${name}.js`, script);
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join()}`);
  return code;
}
