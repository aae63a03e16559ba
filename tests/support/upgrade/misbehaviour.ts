import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editFile } from './edit-file.ts';

/** What goes wrong: a migration, `/readyz`, the page `/kurdish/blog`, the start, or the process once it listens. */
export type Fault = 'migration' | 'readyz' | 'page' | 'start' | 'crash';

/** Where: on a copy of the database, on the site's own, at the site's port, or at one of several ports. */
export type Place = 'copy' | 'own' | 'public' | number;

/**
 * Makes later versions of the site in this folder misbehave. It changes a file that they read each time.
 *
 * @param folder the working directory of the site
 */
export function misbehave(folder: string, fault: Fault, place: Place): void {
  mkdirSync(join(folder, 'data'), { recursive: true });
  writeFileSync(join(folder, 'data/misbehave'), `${fault} ${place}`);
}

export function behave(folder: string): void {
  rmSync(join(folder, 'data/misbehave'), { force: true });
}

/** Adds code to the sources in `root` that misbehaves as {@link misbehave} says. */
export function addMisbehaviour(root: string): void {
  writeFileSync(
    join(root, 'src/platform/misbehave.ts'),
    `import { readFileSync } from 'node:fs';
const { DATABASE_URL = '', PORT } = process.env;
const isCopy = /copy/.test(DATABASE_URL);
const places = [isCopy ? 'copy' : 'own', ...(PORT === '0' ? [] : ['public', PORT])];
const isSite = process.argv[1]?.endsWith('serve.js');
export function misbehaves(fault: string): boolean {
  if (!isSite) return false;
  try {
    const asked = readFileSync('data/misbehave', 'utf8');
    return places.some((place) => asked === fault + ' ' + place);
  } catch { return false; }
}
`,
  );
  const changes = [
    {
      file: 'src/platform/http/health-checks.ts',
      pattern: /const isDatabaseReady = async \(\) => \{/,
      added: "if (misbehaves('readyz')) return false;",
    },
    {
      file: 'src/server/app.ts',
      pattern: /app\.onError\(handleError\);/,
      added: `app.use(async (context, next) => misbehaves('page') && context.req.path === '/kurdish/blog' ? context.text('broken', 500) : await next());`,
    },
    {
      file: 'src/server/index.ts',
      pattern: /process\.send\?\.\(\{ origin \}\);/,
      added: "if (misbehaves('crash')) process.exit(3);",
    },
    {
      file: 'src/server/index.ts',
      pattern: /try \{/,
      added: "if (misbehaves('start')) throw new Error('It does not start');",
    },
  ];
  for (const { file, pattern, added } of changes)
    editFile(join(root, file), pattern, `$&\n${added}`);
  for (const file of new Set(changes.map((change) => change.file)))
    editFile(join(root, file), /^/, "import { misbehaves } from '#platform/misbehave.ts';\n");
}
