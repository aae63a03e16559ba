import { parse } from 'yaml';

/**
 * A Markdown file cut into its front matter (YAML between two lines of three hyphens, parsed and unchecked) and its text.
 *
 * @returns null where there is no front matter, or nothing after it
 */
export function splitFrontMatter(file: string): { matter: unknown; body: string } | null {
  const [, matter, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  return matter && body ? { matter: parse(matter), body } : null;
}
