import type { Language } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';

/** What the assistant did to a text, and which model did it. */
export type Contribution = {
  kind: 'translated' | 'enhanced';
  /** Provider and model. */
  model: string;
};

type Claim = {
  /** The account that stores the text. */
  username: string;
  language: Language;
  /** The run that the text names; undefined for a text that names none. */
  run: number | undefined;
};

/**
 * Looks up the run that a text names. Only a finished run counts, of the same account and for this language. Otherwise
 * nothing is said of a model: the text itself is stored all the same.
 */
export async function findContribution(
  database: Database,
  { username, language, run }: Claim,
): Promise<Contribution | undefined> {
  if (run === undefined) return undefined;
  const isEnglish = language === 'en';
  const found = await database
    .selectFrom('assistant_runs')
    .select('model')
    .where('id', '=', run)
    .where('username', '=', username)
    .where('task', '=', isEnglish ? 'enhance' : `translate-${language}`)
    .where('outcome', '=', 'done')
    .executeTakeFirst();
  return found && { kind: isEnglish ? 'enhanced' : 'translated', model: found.model };
}

/** The model of a run, of any account: its text may be another's by now. Null for a run that is not kept any more. */
export async function findRunModel(database: Database, id: number): Promise<string | null> {
  const found = await database
    .selectFrom('assistant_runs')
    .select('model')
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.model ?? null;
}
