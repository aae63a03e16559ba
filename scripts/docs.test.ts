import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const guides = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...globSync('docs/**/*.md'),
];

/** Files that guides may name without their folder, such as `page-cache.test.ts`. */
const sources = globSync('{src,content,scripts,tests,bench,media,docs,deploy}/**/*.*');

const maxColumns = 120;

describe.each(guides)('%s', (guide) => {
  const text = readFileSync(guide, 'utf8');
  const prose = text.replace(/^```.*?^```$/gms, '');

  test('its links lead to files and headings that exist', () => {
    const links = [...prose.matchAll(/\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
    const broken = links.filter(([, path, heading]) => {
      const file = path ? join(dirname(guide), path) : guide;
      return !existsSync(file) || (heading !== undefined && !headingsOf(file).has(heading));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  test('its file and folder names exist', () => {
    const names = [...prose.matchAll(/`([\w@.{}$,<>*/-]+)`/g)].map(([, name = '']) => name);
    const missing = names.filter((name) => isPath(name) && !exists(name));
    expect(isSuperseded(text) ? [] : missing).toEqual([]);
  });

  test(`is wrapped at ${maxColumns} columns`, () => {
    const lines = prose.split('\n').filter((line) => [...line].length > maxColumns);
    // Tables and links can't be broken.
    expect(lines.filter((line) => !/^\s*\||^\s*(?:[-*] )?\S*\]\(\S+\)\S*$/.test(line))).toEqual([]);
  });
});

test(`comments are wrapped at ${maxColumns} columns`, () => {
  const files = globSync('{src,content,scripts,tests,bench}/**/*.{ts,tsx,css}', {
    exclude: ['**/*.gen.ts'],
  });
  const isLong = (line: string) =>
    [...line].length > maxColumns && /^\s*(?:\*|\/\/|\/\*)/.test(line);
  const long = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (isLong(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

test('no file of src/server has more than 150 lines, so that what the server connects stays readable', () => {
  const long = globSync('src/server/*.ts').filter(
    (file) => readFileSync(file, 'utf8').split('\n').length - 1 > 150,
  );
  expect(long).toEqual([]);
});

/** A superseded record may name code that is gone. */
function isSuperseded(record: string): boolean {
  return /^- State: superseded/m.test(record);
}

function isPath(name: string): boolean {
  return (
    /^(?:src|content|scripts|tests|docs|bench|deploy|media|public)\//.test(name) ||
    /^(?:domain|site|admin|api|feeds|platform|markdown|i18n|language|ui)\//.test(name) ||
    /^[\w.{}$,<>*-][\w.{}$,<>*/-]*\.(?:tsx?|css|conf|service|timer)$/.test(name)
  );
}

/** @param name may contain `*`, `{a,b}` and `<language>`, and may lack the leading folders */
function exists(name: string): boolean {
  if (/^(?:bench\/results|content\/?$)/.test(name) || existsSync(name)) return true;
  // In a release it is a bundle.
  if (existsSync(name.replace(/^(scripts\/[\w-]+)\.js$/, '$1.ts'))) return true;
  const pattern = name.replace(/<\w+>/g, '*');
  const isInside = sources.some((file) => `${file}/`.includes(`/${name}/`));
  return isInside || globSync([pattern, `{src,tests,scripts}/**/${pattern}`]).length > 0;
}

/** The anchors that GitHub gives to a file's headings. */
function headingsOf(file: string): Set<string> {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

test('the index of the decisions has each record with its title, date and state', () => {
  const records = globSync('docs/decisions/[0-9]*.md').sort();
  const rows = records.map((file) => {
    const text = readFileSync(file, 'utf8');
    const [, number, title] = /^# (\d{4}): (.+)$/m.exec(text) ?? [];
    const [, date] = /^- Date: (\d{4}-\d\d-\d\d)$/m.exec(text) ?? [];
    const [, state] = /^- State: (accepted|superseded by \d{4})$/m.exec(text) ?? [];
    expect(basename(file).slice(0, 4), file).toBe(number);
    return `| [${number}](${basename(file)}) | ${title} | ${date} | ${state} |`;
  });
  expect(rows.length).toBeGreaterThan(30);
  const index = readFileSync('docs/decisions/README.md', 'utf8');
  expect(index.split('\n').filter((line) => /^\| \[\d/.test(line))).toEqual(rows);
});

test('the index of the guides links every guide', () => {
  const index = readFileSync('docs/README.md', 'utf8');
  for (const guide of globSync('docs/{*,guides/*}.md'))
    if (guide !== 'docs/README.md') expect(index).toContain(`](${guide.slice('docs/'.length)})`);
});

test('every command in the guides is a script of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = guides.flatMap((guide) => [
    ...readFileSync(guide, 'utf8').matchAll(/npm run ([\w:]+)/g),
  ]);
  expect(named.length).toBeGreaterThan(20);
  expect(named.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
});

test('.node-version equals the version of the package node', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(readFileSync('.node-version', 'utf8').trim()).toBe(dependencies.node);
});

test('docs/dependencies.md names each package', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const text = readFileSync('docs/dependencies.md', 'utf8');
  const named = [...text.matchAll(/`([\w@./*-]+)`/g)].map(([, name = '']) => name);
  const isNamed = (name: string) =>
    named.some(
      (each) => each === name || (each.endsWith('*') && name.startsWith(each.slice(0, -1))),
    );
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  // Types come with the package that they describe.
  expect(packages.filter((name) => !name.startsWith('@types/') && !isNamed(name))).toEqual([]);
});

describe('the drawing of the layers in docs/architecture.md', () => {
  const notDrawn = ['i18n', 'language', 'ui'];

  test('has exactly the arrows of the imports', () => {
    const drawing = readFileSync('docs/architecture.md', 'utf8').split('## Layers')[1] ?? '';
    const arrows = [...drawing.matchAll(/^ {2}(\w+) (-->|-\.->) (.+)$/gm)].flatMap(
      ([, from, arrow, targets = '']) => targets.split(' & ').map((to) => `${from} ${arrow} ${to}`),
    );
    expect(arrows.toSorted()).toEqual(arrowsOfImports());
  });

  /** The arrows between the folders of `src`. An arrow is dotted if all of its imports take only types. */
  function arrowsOfImports(): string[] {
    const files = globSync('src/*/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
    const needsValues = new Map<string, boolean>();
    for (const file of files)
      for (const { path, isType } of importsOf(file)) {
        const [from = '', to = ''] = [file, path].map((each) => each.split('/')[1]);
        const isFolder =
          path.startsWith('src/') && existsSync(join('src', to)) && !to.includes('.');
        const isArrow = from !== to && isFolder;
        if (!isArrow || [from, to].some((each) => notDrawn.includes(each))) continue;
        const arrow = `${from} ${to}`;
        needsValues.set(arrow, needsValues.get(arrow) || !isType);
      }
    return [...needsValues]
      .map(([arrow, isValue]) => arrow.replace(' ', isValue ? ' --> ' : ' -.-> '))
      .sort();
  }

  /** The modules that a file imports, as paths from the root. */
  function importsOf(file: string): { path: string; isType: boolean }[] {
    const statements = readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)( type)?\b[^'"]*?'((?:#|\.{1,2}\/)[^']+)'|import\('((?:#|\.{1,2}\/)[^']+)'\)/gm,
    );
    return [...statements].map(([, type, imported, loaded]) => {
      const name = imported ?? loaded ?? '';
      const path = name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(file), name);
      return { path: normalize(path), isType: type !== undefined };
    });
  }
});
