import { build, type Plugin } from 'vite';

/**
 * Turns `import text from './theme.inline.ts?script'` into the text of a script for the page's HTML: the module and its
 * imports, minified, because the script stands before the page's text. In the browser's files the text is empty,
 * because React never writes inline scripts there (`src/site/delivery/inline-script.tsx`).
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

/** @returns one classic script without global names */
export async function bundleInlineScript(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    // Only the script is needed.
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
