import { readTime } from '../tidy-values.ts';
import type { BlogConfig } from './blog-config.ts';
import type { MarkdownPath } from './markdown-path.ts';
import type { Matter } from './matter.ts';
import { expandPermalink, slugify, usualForm } from './permalinks.ts';

type Text = {
  facts: Matter;
  path: MarkdownPath;
  title: string;
  date: unknown;
  config: BlogConfig;
};

/**
 * The URLs that a text had: those that it names, those of the form in the settings of its blog, and those that Jekyll
 * and Hugo make without settings.
 */
export function oldUrlsOf(text: Text): string[] {
  const { facts, config } = text;
  const named = [facts.text('permalink', 'url'), ...facts.list('aliases', 'redirect_from')].filter(
    (url) => url !== undefined && !/\/:/.test(url),
  );
  const all = [...named.flatMap((url) => url ?? []), ...derivedUrls(text)];
  return all.map((url) => (url.startsWith('/') ? config.basePath + url : url));
}

function derivedUrls(text: Text): string[] {
  const { path, config } = text;
  const form = config.permalinkOf(path.section);
  if (path.isJekyll || path.section === '') {
    const forms = path.day === undefined ? [form] : [form, usualForm];
    return forms.flatMap((one) => (one === undefined ? [] : urlsOfForm(one, text)));
  }
  const urls = [`/${path.article}`, ...(form === undefined ? [] : urlsOfForm(form, text))];
  return path.languageTag === undefined ? urls : urls.map((url) => `/${path.languageTag}${url}`);
}

function urlsOfForm(form: string, { facts, path, title, date }: Text): string[] {
  const { file, section, day, isJekyll } = path;
  const slug = facts.text('slug') ?? file;
  // Hugo makes slugs of titles. The date may differ from the one in the name of the file, and sites without categories
  // in their paths have them in their posts.
  const slugs = new Set(isJekyll ? [slug] : [slug, slugify(title)]);
  const days = new Set([dayOf(date) ?? day, day]);
  const urls = [...days].flatMap((one) =>
    [...slugs].flatMap((name) =>
      [facts.list('categories', 'category'), []].map((categories) =>
        expandPermalink(form, { slug: name, file, section, categories, day: one }),
      ),
    ),
  );
  return urls.flatMap((url) => (url === null ? [] : [url, url.replace(/\.html$/, '')]));
}

/** The day as it is written, whatever its time zone. */
function dayOf(date: unknown): string | undefined {
  const written = typeof date === 'string' ? /^\d{4}-\d\d-\d\d/.exec(date.trim())?.[0] : undefined;
  return written ?? readTime(date, new Date(8.64e15))?.toISOString().slice(0, 10);
}
