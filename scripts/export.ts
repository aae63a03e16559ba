/** `npm run export`: writes all articles into a folder, as Markdown and pictures. */
import { writeExport } from '#domain/transfer/index.ts';
import { openDatabase } from '#platform/database/index.ts';
import { runBackupCommand } from './run-backup-command.ts';

const usage = `Writes all articles of the database in DATABASE_URL into a new folder, while the site runs: Markdown with front
matter for each language, and the pictures. "npm run import" reads it.

  npm run export -- <folder>     the folder must not exist, or be empty

It has no accounts, no history and no statistics: "npm run backup" has everything.`;

await runBackupCommand({
  usage,
  unit: 'articles',
  options: {},
  async run({ words: [folder, ...rest], environment, onProgress }) {
    if (!folder || rest.length > 0) return false;
    const database = await openDatabase(environment.databaseUrl);
    try {
      const { articles, texts, pictures } = await writeExport(database, folder, onProgress);
      return `${folder}: ${articles} articles, ${texts} texts, ${pictures} pictures`;
    } finally {
      await database.destroy();
    }
  },
});
