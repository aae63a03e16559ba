import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';

/** Ours with fifty sources has 60,000 characters. */
const maxCharacters = 200_000;

type MatterFile = { matter: unknown; body: string };

/**
 * Splits a Markdown file into front matter and text: YAML between lines of `---`, TOML between lines of `+++`. The text
 * begins after the line ending, and after one blank line.
 *
 * @returns a text alone where there is no front matter
 * @throws an error with a sentence if the front matter can't be read
 */
export function readFrontMatter(file: string): MatterFile {
  const text = file.startsWith('\ufeff') ? file.slice(1) : file;
  const fence = /^(---|\+\+\+)[ \t]*(\r?\n)/.exec(text);
  if (!fence) return { matter: {}, body: text };
  const [opening, sign = '', newline = '\n'] = fence;
  const end = findEnd(text, opening.length - newline.length, sign);
  if (!end) throw new Error(`the front matter has no closing line of ${sign}`);
  const matter = text.slice(opening.length, end.from);
  if (matter.length > maxCharacters)
    throw new Error(`the front matter must have at most ${maxCharacters} characters`);
  const rest = text.slice(end.to);
  const body = rest.startsWith(newline) ? rest.slice(newline.length) : rest;
  return { matter: sign === '---' ? readYaml(matter) : parseToml(matter), body };
}

/** The closing line. */
function findEnd(text: string, start: number, sign: string) {
  for (
    let at = text.indexOf(`\n${sign}`, start);
    at !== -1;
    at = text.indexOf(`\n${sign}`, at + 1)
  ) {
    const closing = /^\n(?:---|\+\+\+)[ \t]*(?:\r?\n|$)/.exec(text.slice(at, at + 200));
    if (closing) return { from: at + 1, to: at + closing[0].length };
  }
  return null;
}

/** Without aliases: a few lines of them make a document of gigabytes. */
export function readYaml(text: string): unknown {
  return parseYaml(text, { maxAliasCount: 0, logLevel: 'error' }) ?? {};
}
