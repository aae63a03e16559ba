import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Turns `import text from './head.inline.ts?script'` into the text of a script for the page's HTML: the module and its
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
        const text = isForBrowser ? '' : (await bundleScript(file, 'iife')).script;
        return `export default ${JSON.stringify(text)};`;
      },
    },
  };
}

/**
 * Turns `import url from './send-enquiries.lazy.ts?script-url'` into the URL of a module that an inline script imports
 * once it is needed. The URL is the same for server and browser; the browser's build writes the file.
 */
export function lazyScripts(): Plugin {
  return {
    name: 'lazy-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\.lazy\.ts\?script-url$/ },
      async handler(id) {
        const file = id.replace(/\?.*/, '');
        const { config, mode } = this.environment;
        // The development server transforms the module itself.
        if (mode !== 'build')
          return `export default ${JSON.stringify(`/${relative(config.root, file)}`)};`;
        const { script: source, files } = await bundleScript(file, 'es', [lazyScripts()]);
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/${basename(file, '.lazy.ts')}-${hash}.js`;
        if (config.consumer === 'client')
          for (const one of [{ fileName, source }, ...files])
            this.emitFile({ type: 'asset', ...one });
        return `export default ${JSON.stringify(`/${fileName}`)};`;
      },
    },
  };
}

/**
 * @returns a script in one file: a classic one without global names, or a module with the exports of the file; and the
 *   files of the scripts that it loads later
 */
async function bundleScript(
  file: string,
  format: 'iife' | 'es',
  plugins: Plugin[] = [],
): Promise<{ script: string; files: { fileName: string; source: string | Uint8Array }[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    // Only the script is needed.
    publicDir: false,
    plugins,
    build: {
      write: false,
      minify: 'oxc',
      target: 'es2022',
      lib: { entry: file, formats: [format], name: 'inlineScript' },
    },
  });
  const bundle = Array.isArray(result) ? result[0] : result;
  if (!bundle || !('output' in bundle)) throw new Error(`${file} was not bundled`);
  const [script, ...others] = bundle.output;
  const files = others.filter((other) => other.type === 'asset');
  if (files.length < others.length) throw new Error(`${file} must be bundled into one script`);
  return { script: script.code.trim(), files };
}
