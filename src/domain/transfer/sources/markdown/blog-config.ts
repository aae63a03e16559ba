import { parse as parseToml, TomlDate } from 'smol-toml';
import { z } from 'zod';
import { readYaml } from '../../front-matter.ts';
import { readInside } from '../../safe-folder.ts';
import { describeFailure } from '../../transfer-error.ts';
import { type Matter, readMatter } from './matter.ts';

/** What the settings of a blog say about its texts. */
export type BlogConfig = {
  languageTag: string | undefined;
  /** The path in front of all paths: "/blog"; empty for none. */
  basePath: string;
  /** A time of the blog; one without a zone is of its own. */
  timeOf: (written: unknown) => unknown;
  /** The form of the paths of posts in a section: "/:year/:month/:title/"; undefined for the usual one. */
  permalinkOf: (section: string) => string | undefined;
  /** Of a file that can't be read. */
  problem?: { file: string; reason: string };
};

const maxBytes = 200_000;

/** Where Jekyll and Hugo keep their settings; the first that is there counts. */
const configFiles = [
  '_config.yml',
  '_config.yaml',
  ...['hugo', 'config', 'config/_default/hugo', 'config/_default/config'].flatMap((name) => [
    `${name}.toml`,
    `${name}.yaml`,
    `${name}.yml`,
  ]),
];

/** @param files the paths of all files of the blog */
export async function readBlogConfig(root: string, files: readonly string[]): Promise<BlogConfig> {
  const file = configFiles.find((name) => files.includes(name));
  if (file === undefined) return toConfig(null);
  try {
    const text = (await readInside(root, file, maxBytes)).toString();
    return toConfig(readMatter(file.endsWith('.toml') ? parseToml(text) : readYaml(text)));
  } catch (error) {
    return { ...toConfig(null), problem: { file, reason: describeFailure(error) } };
  }
}

function toConfig(facts: Matter | null): BlogConfig {
  return {
    languageTag: facts?.text('lang', 'defaultContentLanguage', 'locale', 'languageCode'),
    basePath: facts ? basePathOf(facts) : '',
    timeOf: (written) => inZone(written, facts?.text('timezone', 'timeZone')),
    permalinkOf: (section) => facts?.text(...permalinkKeys(section)) ?? permalinkOfPosts(facts),
  };
}

function inZone(written: unknown, zone: string | undefined): unknown {
  const text = written instanceof TomlDate && written.isLocal() ? written.toISOString() : written;
  if (zone === undefined || typeof text !== 'string' || !withoutZone.test(text)) return written;
  try {
    const local = Temporal.PlainDateTime.from(text.replace(' ', 'T'));
    return local.toZonedDateTime(zone).epochMilliseconds;
  } catch {
    return written;
  }
}

const withoutZone = /^\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?)?$/;

/** Jekyll has the path alone, Hugo in the URL of the blog. */
function basePathOf(facts: Matter): string {
  const path = facts.text('baseurl') ?? '';
  const url = facts.text('baseURL') ?? '';
  const given = path.startsWith('/') || !URL.canParse(url) ? path : new URL(url).pathname;
  return given.startsWith('/') ? given.replace(/\/+$/, '') : '';
}

function permalinkKeys(section: string): string[] {
  const top = section.split('/')[0] ?? '';
  return top === '' ? [] : [`permalinks.${top}`, `permalinks.page.${top}`];
}

const defaults = z.array(
  z.object({
    scope: z.object({ path: z.string().optional(), type: z.string().optional() }).optional(),
    values: z.object({ permalink: z.string() }),
  }),
);

/** Jekyll's setting for all texts, or for posts alone. */
function permalinkOfPosts(facts: Matter | null): string | undefined {
  const entries = facts?.value('defaults');
  const scoped = (Array.isArray(entries) ? entries : [])
    .flatMap((entry) => defaults.safeParse([entry]).data ?? [])
    .findLast(({ scope }) => scope?.type === 'posts' || (!scope?.type && !scope?.path));
  return scoped?.values.permalink ?? facts?.text('permalink');
}
