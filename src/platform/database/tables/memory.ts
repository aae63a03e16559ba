import type { Generated } from 'kysely';

/** The texts of the translation memory, each once (`domain/memory`). */
export type MemorySegmentsTable = {
  id: Generated<number>;
  language: 'en' | 'ar' | 'ckb';
  /** Equal for texts that differ in white space alone. */
  key: string;
  /** A segment with placeholders. */
  text: string;
  /** The text as search folds it. */
  words: string;
};

/** Approved translations: which text translates which. */
export type MemoryUnitsTable = {
  id: Generated<number>;
  /** The language of the translation; the source is English. */
  language: 'ar' | 'ckb';
  source_id: number;
  target_id: number;
  kind: 'paragraph' | 'sentence';
  /** The article; empty for a unit that was imported. */
  translation_group: string;
  /** One of `domain/memory/shared/unit.ts`. */
  origin: string;
  /** Provider and model that translated the text before a person saw it. */
  model: string | null;
  /** Who approved it; null for what no account did. */
  username: string | null;
  approved_at: string;
  /** The deleted unit in whose place an editor wrote this one. */
  replaces: number | null;
  /** Set for a deleted unit: the same pair is not remembered again for this article. */
  deleted_at: string | null;
};

/** Which texts have a word, by the hash of its language and stem. */
export type MemoryStemsTable = {
  stem: number;
  segment_id: number;
};

/** Words that editors replaced in translations. */
export type MemoryCorrectionsTable = {
  id: Generated<number>;
  language: 'ar' | 'ckb';
  wrong: string;
  better: string;
  /** The two without their endings, folded: forms of one word belong together. */
  wrong_stem: string;
  better_stem: string;
  /** The English text of the paragraph: a row of `memory_segments`. */
  source_id: number;
  translation_group: string;
  username: string | null;
  at: string;
  /** When it was taken into the glossary or dismissed. */
  settled_at: string | null;
};

/** How much of each published translation editors changed of what a model had given. */
export type EditedWordsTable = {
  translation_group: string;
  language: 'ar' | 'ckb';
  /** Provider and model that translated the text last. */
  model: string;
  /** When it did, in UTC: "2026-11". */
  month: string;
  /** Words that the model gave. */
  words: number;
  /** Words that were changed, added or removed. */
  changed: number;
};
