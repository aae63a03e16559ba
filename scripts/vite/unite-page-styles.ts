import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Plugin } from 'vite';
import { type PageRegistry, pageFolders, pages } from '../../src/pages.ts';

const siteFolder = 'src/site';

/** Fills `all-pages.css` with the imports and sources of every page's `page.css`, each once. */
export function unitePageStyles(): Plugin {
  return {
    name: 'unite-page-styles',
    enforce: 'pre',
    transform: {
      filter: {
        id: {
          include: /\/src\/site\/delivery\/all-pages\.css(?:\?|$)/,
          // With `?url`, the module is a script that holds the URL.
          exclude: /[?&]url\b/,
        },
      },
      async handler(code) {
        for (const folder of pageFolders()) this.addWatchFile(join(siteFolder, folder, 'page.css'));
        return code + (await unitedStyle(pages));
      },
    },
  };
}

/** @returns the lines, relative to `src/site/delivery` */
export async function unitedStyle(registry: PageRegistry): Promise<string> {
  const lines = new Set<string>();
  for (const folder of pageFolders(registry)) {
    const style = await readFile(join(siteFolder, folder, 'page.css'), 'utf8');
    for (const [, rule, path = ''] of style.matchAll(/^(@import|@source) "(.*)";$/gm))
      lines.add(`${rule} "${posix.relative('delivery', posix.join(folder, path))}";`);
  }
  lines.delete('@import "../../ui/base.css";');
  // Imports must come first.
  return [...lines]
    .sort((a, b) => Number(b.startsWith('@import')) - Number(a.startsWith('@import')))
    .join('\n');
}
