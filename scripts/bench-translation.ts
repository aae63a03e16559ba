/** `npm run bench:translation`: compares the models that translate, on the site's own approved paragraphs. */
import {
  cancelBenchmark,
  listBenchmarks,
  planBenchmark,
  requestsOf,
  type StoredBenchmark,
  startBenchmark,
} from '#domain/assistant/index.ts';
import { commandLine } from '#domain/audit-log/index.ts';
import { type Database, openDatabase } from '#platform/database/index.ts';
import { readEnvironment } from '#platform/environment.ts';
import type { AssistantSettings } from '#platform/model-settings.ts';
import { runCommand, UsageError } from './run-command.ts';

const usage = `Compares the models that translate, on the paragraphs that are approved in the database in DATABASE_URL. Each
model is asked for each paragraph, which costs what its provider takes.

  npm run bench:translation`;

process.exitCode = await runCommand({
  usage,
  async run({ words, variables, print }) {
    if (words.length > 0) throw new UsageError('There must be no words');
    const { assistant, databaseUrl } = readEnvironment(variables);
    const database = await openDatabase(databaseUrl);
    try {
      return await compare(database, assistant, print);
    } finally {
      await database.destroy();
    }
  },
});

async function compare(
  database: Database,
  settings: AssistantSettings,
  print: (line: string) => void,
): Promise<{ lines: string; exitCode: number }> {
  const plans = await planBenchmark(database, settings);
  for (const { language, translators, paragraphs } of plans) {
    const models = translators.map(({ name }) => name).join(', ');
    print(`${language}: ${paragraphs.length} paragraphs, ${models || 'no model'}`);
  }
  print(`${requestsOf(plans)} requests. Ctrl+C cancels.`);
  const { id, ended } = await startBenchmark({ database, settings, actor: commandLine });
  const cancel = () => void cancelBenchmark(database, id).catch(() => undefined);
  process.once('SIGINT', cancel);
  await ended;
  process.off('SIGINT', cancel);
  const result = (await listBenchmarks(database)).find((benchmark) => benchmark.id === id);
  console.table(result?.scores.map(row));
  return {
    lines: `${result?.outcome}. The paragraphs are in the panel: More, Compare models.`,
    exitCode: result?.outcome === 'done' ? 0 : 1,
  };
}

function row(score: StoredBenchmark['scores'][number]) {
  return {
    language: score.language,
    model: score.model,
    'chrF++': score.chrf?.toFixed(1) ?? '-',
    paragraphs: score.translated,
    terms: `${score.terms.found}/${score.terms.expected}`,
    lost: `${score.placeholders.lost}/${score.placeholders.expected}`,
    seconds: score.seconds.toFixed(1),
    dollars: score.dollars?.toFixed(4) ?? 'unknown',
    error: score.error ?? '',
  };
}
