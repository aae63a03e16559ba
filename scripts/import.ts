/**
 * `npm run import`: reads articles from an export of this site, a folder of Markdown, WordPress or Ghost, or
 * translations from a TMX file.
 */
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { commandLine } from '#domain/audit-log/index.ts';
import { importTmx } from '#domain/memory/index.ts';
import { tmxLimits } from '#domain/memory/shared/tmx-report.ts';
import {
  createPictureFetch,
  createPictureStore,
  type ImportCounts,
  importArticles,
  openSource,
  type ReportLine,
  TransferError,
} from '#domain/transfer/index.ts';
import { isLanguage, languages } from '#i18n/languages.ts';
import { openDatabase } from '#platform/database/index.ts';
import { readEnvironment } from '#platform/environment.ts';
import { StartupError } from '#platform/startup-error.ts';
import { type Call, runCommand, UsageError } from './run-command.ts';

const usage = `Imports articles into the database in DATABASE_URL, while the site runs. Without --apply it changes nothing, and
lists what will happen. An import that was interrupted goes on when it is run again.

  npm run import -- <source>              lists what will happen
  npm run import -- <source> --apply      does it

The source is a folder that "npm run export" wrote, a folder of Markdown (Jekyll, Hugo), the .xml of a WordPress export
or the .json of a Ghost export. A .tmx file goes into the translation memory; what contradicts an approved translation
is listed and left out (the panel can take it).

  --language <${languages.join('|')}>   of texts that don't name theirs; without it that of their blog, else en
  --site <URL>              where the blog was, for pictures and links without a host
  --no-fetch                fetches no pictures from the web`;

process.exitCode = await runCommand({
  usage,
  unit: 'articles',
  expected: [TransferError],
  options: {
    apply: { type: 'boolean' },
    language: { type: 'string' },
    site: { type: 'string' },
    'no-fetch': { type: 'boolean' },
  },
  async run({ words: [path, ...rest], options, variables, onProgress, print }) {
    if (!path || rest.length > 0) throw new UsageError('There must be one source');
    const { databaseUrl } = readEnvironment(variables);
    const { language, apply } = options;
    if (language !== undefined && !isLanguage(language))
      throw new StartupError(`--language must be one of ${languages.join(', ')}`);
    if (/\.tmx$/i.test(path)) return await importMemory(path, { databaseUrl, print, apply });
    const source = await openSource(path, { language, site: readSite(options.site) });
    const database = await openDatabase(databaseUrl);
    try {
      print(`${printable(path)} is ${source.name}`);
      const fetchPicture = options['no-fetch'] ? undefined : createPictureFetch();
      const counts = await importArticles({
        database,
        source,
        ...(apply && { pictures: createPictureStore(database, fetchPicture) }),
        report: (line) => describe(line).forEach(print),
        onProgress,
      });
      return summary(counts, apply === true);
    } finally {
      await database.destroy();
    }
  },
});

type Memory = Pick<Call, 'print'> & { databaseUrl: string; apply: Call['options'][string] };

async function importMemory(path: string, { databaseUrl, print, apply }: Memory) {
  const { size } = await stat(path);
  if (size > tmxLimits.bytes)
    throw new StartupError(`${path} has more than ${tmxLimits.bytes / 1024 / 1024} MB: split it`);
  const bytes = await readFile(path);
  const database = await openDatabase(databaseUrl);
  try {
    const applying = { actor: commandLine, fileName: basename(path), take: new Set<number>() };
    const report = await importTmx(database, bytes, apply === true ? applying : null);
    const { fault, added, known, conflicts, problems } = report;
    if (fault) throw new StartupError(`${path} can't be read, line ${fault.line}: ${fault.detail}`);
    for (const { line, source, target } of conflicts.listed)
      print(printable(`line ${line}: another translation is approved: ${source} = ${target}`));
    for (const { line, reason, detail } of problems.listed)
      print(printable(`line ${line}: ${reason} ${detail}`.trim()));
    const counts = `${added} new, ${known} unchanged, ${conflicts.count} contradicting, ${problems.count} unreadable`;
    return apply === true
      ? `Imported translations: ${counts}`
      : `Would import translations: ${counts}. Add --apply to do it`;
  } finally {
    await database.destroy();
  }
}

function readSite(site: Call['options'][string]): URL | undefined {
  if (typeof site !== 'string') return undefined;
  if (!/^https?:\/\//i.test(site) || !URL.canParse(site))
    throw new StartupError('--site must be the URL of a site, such as https://blog.example');
  return new URL(site);
}

/** Nothing to say about what stays as it is. */
function describe({ outcome, where, language, title, notes, pictures, redirects }: ReportLine) {
  if (outcome === 'unchanged') return [];
  const counts = [
    ...(pictures > 0 ? [`${pictures} pictures`] : []),
    ...(redirects > 0 ? [`${redirects} redirects`] : []),
  ];
  const name = title && title !== where ? `${title} (${where})` : where;
  const first = [outcome.padEnd(8), (language ?? '').padEnd(3), name].join(' ');
  return [
    printable(counts.length > 0 ? `${first}: ${counts.join(', ')}` : first),
    ...notes.map((note) => printable(`             ${note}`)),
  ];
}

/** Control characters of a title would do something to the terminal. */
function printable(text: string): string {
  return text.replace(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, ' ');
}

function summary(counts: ImportCounts, isApplied: boolean): string {
  const { new: created, changed, unchanged, kept, skipped, pictures, redirects } = counts;
  const texts = `${created} new, ${changed} changed, ${unchanged} unchanged, ${kept} kept, ${skipped} skipped`;
  const rest = `${pictures} pictures, ${redirects} redirects`;
  return isApplied
    ? `Imported: ${texts}; ${rest}`
    : `Would import: ${texts}; ${rest}. Add --apply to do it`;
}
