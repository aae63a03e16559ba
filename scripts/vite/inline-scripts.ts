import { build, type Plugin } from 'vite';

/**
 * Gives `import text from './theme.inline.ts?script'` the text of a script for the page's HTML: the module with what it
 * imports, minified, since it comes before the words. A browser's files have an empty text in its place: React never makes
 * such a script (`src/site/delivery/inline-script.tsx`).
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\.inline\.ts\?script$/ },
      async handler(id) {
        const isForBrowser = this.environment.config.consumer === 'client';
        const file = id.replace(/\?.*/, '');
        this.addWatchFile(file);
        const text = isForBrowser ? '' : await bundleInlineScript(file);
        return `export default ${JSON.stringify(text)};`;
      },
    },
  };
}

/** @returns one classic script, which leaves no names behind */
export async function bundleInlineScript(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    // Only the script is wanted.
    publicDir: false,
    build: {
      write: false,
      minify: 'oxc',
      target: 'es2022',
      lib: { entry: file, formats: ['iife'], name: 'inlineScript' },
    },
  });
  const bundle = Array.isArray(result) ? result[0] : result;
  if (!bundle || !('output' in bundle)) throw new Error(`${file} was not bundled`);
  const [script, ...others] = bundle.output;
  if (others.length > 0) throw new Error(`${file} must be bundled into one script`);
  return script.code.trim();
}
