import { basename } from 'node:path';
import { build } from 'vite';

/** What a bundle imports from `node_modules`: packages with parts that are no JavaScript. `vite.config.ts` says why. */
export const unbundledPackages = ['pg', 'sharp', 'ssh2'];

/**
 * Bundles scripts with all that they import, so that a release needs no sources and hardly any package. Code that
 * several of them need is in one file.
 *
 * @param scripts such as `scripts/admin.ts`
 * @param folder gets `admin.js` and so on
 */
export async function bundleCommands(scripts: readonly string[], folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: unbundledPackages },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: Object.fromEntries(scripts.map((path) => [basename(path, '.ts'), path])),
        output: {
          comments: { jsdoc: false },
          entryFileNames: '[name].js',
          chunkFileNames: 'shared/[name]-[hash].js',
        },
      },
    },
  });
}
