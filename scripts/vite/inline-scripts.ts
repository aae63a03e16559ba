import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Turns `import text from './head.inline.ts?script'` into the text of a script for the page's HTML: the module and its
 * imports, minified, because the script stands before the page's text. In the browser's files the text is empty,
 * because React never writes inline scripts there (`src/site/delivery/inline-script.tsx`). The browser's build writes
 * the modules that a script imports later ({@link lazyScripts}). The text of a service worker,
 * `offline.worker.ts?script`, is made in the same way: the server sends it.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\.(?:inline|worker)\.ts\?script$/ },
      async handler(id) {
        const { config, mode } = this.environment;
        const isForBrowser = config.consumer === 'client';
        const file = id.replace(/\?.*/, '');
        this.addWatchFile(file);
        const { code, assets } = await bundleScript(file, 'iife', mode !== 'build');
        if (isForBrowser) for (const asset of assets) this.emitFile({ type: 'asset', ...asset });
        return `export default ${JSON.stringify(isForBrowser ? '' : code)};`;
      },
    },
  };
}

/**
 * Turns `import url from './send-enquiries.lazy.ts?script-url'` into the URL of a module that an inline script imports
 * once it is needed, or another such module. The URL is the same for server and browser; the browser's build writes the
 * file. In development it is the URL of the source, which Vite transforms.
 *
 * @param options.isServed whether the URL is that of the source. Default: whether the plugin runs in development
 */
export function lazyScripts(options: { isServed?: boolean } = {}): Plugin {
  return {
    name: 'lazy-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /\.lazy\.ts\?script-url$/ },
      async handler(id) {
        const file = id.replace(/\?.*/, '');
        const { config, mode } = this.environment;
        if (options.isServed ?? mode !== 'build')
          return `export default ${JSON.stringify(`/${relative(config.root, file)}`)};`;
        const { code: source, assets } = await bundleScript(file, 'es');
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/${basename(file, '.lazy.ts')}-${hash}.js`;
        if (config.consumer === 'client')
          for (const asset of [...assets, { fileName, source }])
            this.emitFile({ type: 'asset', ...asset });
        return `export default ${JSON.stringify(`/${fileName}`)};`;
      },
    },
  };
}

type Bundle = {
  code: string;
  /** The modules that it imports later. */
  assets: { fileName: string; source: string | Uint8Array }[];
};

/**
 * @param isServed whether what it imports later has the URL of its source, see {@link lazyScripts}
 * @returns a script in one file: a classic one without global names, or a module with the exports of the file
 */
async function bundleScript(
  file: string,
  format: 'iife' | 'es',
  isServed = false,
): Promise<Bundle> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    // The mode of this build is `build`, also within a development server.
    plugins: [lazyScripts({ isServed })],
    // Only the script is needed.
    publicDir: false,
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
  const assets = others.filter((one) => one.type === 'asset');
  if (assets.length < others.length) throw new Error(`${file} must be bundled into one script`);
  return { code: script.code.trim(), assets };
}
