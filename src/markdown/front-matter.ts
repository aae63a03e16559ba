import { parse } from 'yaml';

/** Parsing YAML with aliases can take quadratic time. Our longest front matter has 900 characters. */
const maxCharacters = 4_000;

/** The YAML of a file, parsed but not validated, and its text. */
export type FrontMatter = { matter: unknown; body: string };

/**
 * Splits a Markdown file into its front matter (YAML between two lines of three hyphens) and its text.
 *
 * @returns null without front matter, or with nothing after it
 * @throws when the front matter has more than 4,000 characters
 */
export function splitFrontMatter(file: string): FrontMatter | null {
  const [, matter, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  if (matter && matter.length > maxCharacters)
    throw new Error(`Front matter must have at most ${maxCharacters} characters`);
  return matter && body ? { matter: parse(matter), body } : null;
}
