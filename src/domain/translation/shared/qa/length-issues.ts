import type { TextIssue } from '../issue.ts';
import type { AlignedBlocks } from './align-blocks.ts';
import { type Block, excerpt } from './extract-elements.ts';

/**
 * Letters of a translation for each letter of its source. In the starter posts, blocks of 40 letters or more have 0.59
 * to 1.43, and whole posts have 0.81 (Arabic) to 1.18 (Sorani).
 */
type Bounds = { min: number; max: number };
const ofPassage: Bounds = { min: 0.45, max: 1.9 };
const ofAll: Bounds = { min: 0.65, max: 1.5 };

/** The length of a shorter passage may differ freely ("Start there." is one word). */
const minLetters = 60;

/** A passage that is much shorter or longer than its source: something is missing or made up. */
export function lengthIssues(passage: AlignedBlocks): TextIssue[] {
  return issue(passage, ofPassage);
}

/** The same for a whole text, in which many small losses add up. */
export function lengthIssuesOfAll(whole: AlignedBlocks): TextIssue[] {
  return issue(whole, ofAll);
}

function issue(
  { source, translation, from, to }: AlignedBlocks,
  { min, max }: Bounds,
): TextIssue[] {
  const length = letters(source);
  if (length < minLetters) return [];
  const ratio = letters(translation) / length;
  const code = ratio < min ? 'much-shorter' : ratio > max ? 'much-longer' : null;
  const subject = excerpt(source.map(({ prose }) => prose.slice(0, 200)).join(' '));
  return code ? [{ code, isBlocking: false, from, to, subject }] : [];
}

function letters(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { prose }) => sum + (prose.match(/[\p{L}\p{Nd}]/gu)?.length ?? 0), 0);
}
