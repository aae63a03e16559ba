/**
 * `npm run export`: writes all articles into a folder, as Markdown and pictures, or the translation memory into a file.
 */
import { writeFile } from 'node:fs/promises';
import { writeTmx } from '#domain/memory/index.ts';
import { TransferError, writeExport } from '#domain/transfer/index.ts';
import { openDatabase } from '#platform/database/index.ts';
import { readEnvironment } from '#platform/environment.ts';
import { runCommand, UsageError } from './run-command.ts';

const usage = `Writes all articles of the database in DATABASE_URL into a new folder, while the site runs: Markdown with front
matter for each language, and the pictures. "npm run import" reads it.

  npm run export -- <folder>     the folder must not exist, or be empty
  npm run export -- <file>.tmx   the translation memory instead, as TMX 1.4b; the file must not exist

It has no accounts, no history and no statistics: "npm run backup" has everything.`;

process.exitCode = await runCommand({
  usage,
  unit: 'articles',
  expected: [TransferError],
  async run({ words: [folder, ...rest], variables, onProgress }) {
    if (!folder || rest.length > 0)
      throw new UsageError('There must be one folder, or one .tmx file');
    const database = await openDatabase(readEnvironment(variables).databaseUrl);
    try {
      if (/\.tmx$/i.test(folder)) {
        await writeFile(folder, writeTmx(database, {}), { flag: 'wx' });
        return `${folder}: the translation memory`;
      }
      const { articles, texts, pictures } = await writeExport(database, folder, onProgress);
      return `${folder}: ${articles} articles, ${texts} texts, ${pictures} pictures`;
    } finally {
      await database.destroy();
    }
  },
});
