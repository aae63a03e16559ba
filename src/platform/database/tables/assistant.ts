import type { Generated } from 'kysely';

/** The assistant's runs: the task, the tokens and the outcome; never the text. */
export type AssistantRunsTable = {
  id: Generated<number>;
  username: string;
  /** `enhance`, `translate-ckb`, `seo-ar`, … */
  task: string;
  /** Provider and model, "openai/gpt-5.2". */
  model: string;
  prompt_version: string;
  started_at: string;
  /** Null while it runs. */
  duration_ms: number | null;
  /** Null if the provider did not report it. */
  input_tokens: number | null;
  output_tokens: number | null;
  /** What a translation service counted; null if it did not report it. */
  characters: Generated<number | null>;
  /** How many segments the translation memory gave; of a translation, once it is done. */
  remembered: Generated<number>;
  /** How many approved translations the requests had as examples. */
  examples: Generated<number>;
  /** What it cost in millionths of a US dollar, at the price that was set then; null without a price or a count. */
  microdollars: Generated<number | null>;
  /** `running`, `done`, `cancelled`, or the code of the error. */
  outcome: string;
};

/** Comparisons of the models that translate (`domain/assistant/benchmark`). */
export type TranslationBenchmarksTable = {
  id: Generated<number>;
  started_at: string;
  /** Null for the command line. */
  username: string | null;
  /** `running`, `done`, `cancelled` or `failed`. */
  outcome: string;
  /** Renewed while it runs, so that another process sees that its own has died. */
  alive_at: string;
  /** 1 once somebody wants it to end. */
  is_cancelled: Generated<number>;
  /** Translated paragraphs, over all models. */
  done: Generated<number>;
  total: number;
  /** What it has cost so far, as of a run. */
  microdollars: Generated<number | null>;
  /** JSON of `domain/assistant/benchmark/benchmark-report.ts`. */
  report: string;
};

/** The company's term in each language. */
export type GlossaryTermsTable = {
  english: string;
  arabic: string;
  /** JSON array of forbidden spellings and synonyms. */
  arabic_wrong: string;
  kurdish: string;
  kurdish_wrong: string;
};

/** Words that an editor added to the house's own. */
export type SpellingWordsTable = {
  language: 'ar' | 'ckb';
  /** In the letters of its language, without marks. */
  word: string;
  /** Who added it. */
  username: string;
  added_at: string;
};

/** The Hunspell dictionary of a language, which the operator added. */
export type SpellingDictionariesTable = {
  language: 'ar' | 'ckb';
  /** The hash of its bytes: a part of its URL. */
  hash: string;
  words: number;
  licence: string;
  /** As `language/spelling/dictionary.ts` writes it, compressed with Brotli. */
  bytes: Buffer;
  added_at: string;
};
