import { z } from 'zod';
import { translationLanguages } from '#i18n/languages.ts';

/** How a unit of the memory came to be approved. */
export const unitOrigins = ['published', 'edited', 'reviewer', 'imported'] as const;

export type UnitOrigin = (typeof unitOrigins)[number];

const unitKinds = ['paragraph', 'sentence'] as const;

/** Limits of the memory, so that no text makes a save slow. Lengths are in characters (UTF-16 code units). */
export const memoryLimits = {
  /** A longer paragraph is not remembered. */
  segment: 4_000,
  /** The most paragraphs and sentences of one text that are remembered: the first ones. */
  unitsOfText: 2_000,
} as const;

/** An approved translation of a paragraph or a sentence. */
export const memoryUnit = z.object({
  id: z.int(),
  language: z.enum(translationLanguages),
  kind: z.enum(unitKinds),
  /** English, with placeholders such as `⟦1⟧`. */
  source: z.string(),
  target: z.string(),
  /** The article; null for a unit that was imported. */
  translationGroup: z.string().nullable(),
  origin: z.enum(unitOrigins),
  /** Provider and model that translated the text before a person saw it. */
  model: z.string().nullable(),
  username: z.string().nullable(),
  /** ISO 8601 in UTC. */
  approvedAt: z.string(),
});

export type MemoryUnit = z.output<typeof memoryUnit>;
