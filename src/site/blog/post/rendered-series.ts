import { createTranslator } from 'use-intl/core';
import { series as ar } from '#content/messages/ar/site/series.ts';
import { series as ckb } from '#content/messages/ckb/site/series.ts';
import { series as en } from '#content/messages/en/site/series.ts';
import type { PostSeries } from '#domain/topics/index.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { formattingLocale } from '#i18n/messages.tsx';
import { pathInLanguage } from '#i18n/paths.ts';
import { escapeHtml } from '#markdown/escape-html.ts';
import { ServerHtml } from '#site/delivery/server-html.tsx';

const messages = { en, ar, ckb };

/** The series of a post as its page shows it. */
export type RenderedSeries = Pick<PostSeries, 'name' | 'path' | 'part'> & {
  /** Above the text: which part it is, and what the other parts are called. */
  place: ServerHtml;
  /** Below the text: the part that follows. The last part has none. */
  next?: ServerHtml;
};

/**
 * HTML, so that the script and the messages of a page without a series stay as they are. A browser loads this module
 * with the first such post that it requests itself. All classes are those of other parts of the page, which has no room
 * for new rules.
 *
 * @param language of the post, which may be another one than the page's
 */
export function renderedSeries(series: PostSeries, language: Language): RenderedSeries {
  const { name, path, part, next } = series;
  return {
    name,
    path,
    part,
    place: new ServerHtml('series', placeHtml(series, language)),
    ...(next && { next: new ServerHtml('next-part', nextHtml(next, language)) }),
  };
}

type Part = PostSeries['parts'][number];

function placeHtml({ name, path, part, count, parts }: PostSeries, language: Language): string {
  const t = translator(language);
  const items = parts.map((other) =>
    other.part === part
      ? `<li><strong aria-current="page">${escapeHtml(other.title)}</strong></li>`
      : `<li><a href="${pathOf(other, language)}">${escapeHtml(other.title)}</a></li>`,
  );
  const link = `<a href="${path}"><bdi>${escapeHtml(name)}</bdi></a>`;
  const place = t('place', { part, count, name: link });
  return `<nav aria-label="${t('parts')}" class="prose mx-auto mt-12 max-w-text"><p>${place}</p><ol start="${parts[0]?.part}">${items.join('')}</ol></nav>`;
}

function nextHtml(part: Part, language: Language): string {
  const label = translator(language)('next');
  return `<nav lang="${language}" dir="${directionOf(language)}" aria-label="${label}" class="grid gap-4 wrap-anywhere"><h2 class="text-h2">${label}</h2><p><a href="${pathOf(part, language)}" rel="next" class="${linkClass}">${escapeHtml(part.title)}</a></p></nav>`;
}

/** That of the other links below a post. */
const linkClass =
  'font-bold text-accent underline decoration-gold-strong decoration-2 underline-offset-4 hover:decoration-3';

function translator(language: Language) {
  return createTranslator({
    locale: formattingLocale[language],
    messages: { series: messages[language] },
    namespace: 'series',
  });
}

function pathOf({ slug }: Part, language: Language): string {
  return pathInLanguage(`/blog/${slug}`, language);
}
