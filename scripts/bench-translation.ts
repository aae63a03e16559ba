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
import { DomainError } from '#domain/domain-error.ts';
import { type Database, openDatabase } from '#platform/database/index.ts';
import { readEnvironment } from '#platform/environment.ts';
import type { AssistantSettings } from '#platform/model-settings.ts';
import { StartupError } from '#platform/startup-error.ts';

type Output = Pick<Console, 'log' | 'error' | 'table'>;

if (import.meta.main) process.exitCode = await main(process.env, console);

/** @returns the exit code: 0 done, 1 not done */
export async function main(
  variables: Record<string, string | undefined>,
  output: Output,
): Promise<number> {
  try {
    const { assistant, databaseUrl } = readEnvironment(variables);
    const database = await openDatabase(databaseUrl);
    try {
      return await compare(database, assistant, output);
    } finally {
      await database.destroy();
    }
  } catch (error) {
    const isExpected = error instanceof StartupError || error instanceof DomainError;
    output.error(isExpected ? error.message : error);
    return 1;
  }
}

async function compare(
  database: Database,
  settings: AssistantSettings,
  output: Output,
): Promise<number> {
  const plans = await planBenchmark(database, settings);
  for (const { language, translators, paragraphs } of plans) {
    const models = translators.map(({ name }) => name).join(', ');
    output.log(`${language}: ${paragraphs.length} paragraphs, ${models || 'no model'}`);
  }
  output.log(`${requestsOf(plans)} requests. Ctrl+C cancels.`);
  const { id, ended } = await startBenchmark({ database, settings, actor: commandLine });
  const cancel = () => void cancelBenchmark(database, id).catch(() => undefined);
  process.once('SIGINT', cancel);
  await ended;
  process.off('SIGINT', cancel);
  const result = (await listBenchmarks(database)).find((benchmark) => benchmark.id === id);
  output.table(result?.scores.map(row));
  output.log(`${result?.outcome}. The paragraphs are in the panel: More, Compare models.`);
  return result?.outcome === 'done' ? 0 : 1;
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
