/** `npm run import`: reads articles from an export of this site, a folder of Markdown, WordPress or Ghost. */
import {
  createPictureFetch,
  createPictureStore,
  type ImportCounts,
  importArticles,
  openSource,
  type ReportLine,
} from '#domain/transfer/index.ts';
import { isLanguage, languages } from '#i18n/languages.ts';
import { openDatabase } from '#platform/database/index.ts';
import { StartupError } from '#platform/startup-error.ts';
import { runBackupCommand } from './run-backup-command.ts';

const usage = `Imports articles into the database in DATABASE_URL, while the site runs. Without --apply it changes nothing, and
lists what will happen. An import that was interrupted goes on when it is run again.

  npm run import -- <source>              lists what will happen
  npm run import -- <source> --apply      does it

The source is a folder that "npm run export" wrote, a folder of Markdown (Jekyll, Hugo), the .xml of a WordPress export
or the .json of a Ghost export.

  --language <${languages.join('|')}>   of texts that don't name theirs; en without it
  --site <URL>              where the blog was, for pictures and links without a host
  --no-fetch                fetches no pictures from the web`;

await runBackupCommand({
  usage,
  unit: 'articles',
  options: {
    apply: { type: 'boolean' },
    language: { type: 'string', default: 'en' },
    site: { type: 'string' },
    'no-fetch': { type: 'boolean' },
  },
  async run({ words: [path, ...rest], options, environment, onProgress, print }) {
    if (!path || rest.length > 0) return false;
    const { language, apply } = options;
    if (!isLanguage(language))
      throw new StartupError(`--language must be one of ${languages.join(', ')}`);
    const source = await openSource(path, { language, site: readSite(options.site) });
    const database = await openDatabase(environment.databaseUrl);
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

function readSite(site: string | boolean | undefined): URL | undefined {
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
