import type { MarkdownIt } from 'markdown-it';
import anchor from 'markdown-it-anchor';
import { directionOf } from '#i18n/languages.ts';
import { transliterate } from '#i18n/transliterate.ts';
import { highlightCode } from './highlight-code.ts';
import { isolateLeftToRightRuns } from './isolate-left-to-right-runs.ts';
import { createSafeRenderer } from './safe-renderer.ts';
import { scrollableTables } from './scrollable-tables.ts';
import { taskLists } from './task-lists.ts';

/**
 * Markdown (CommonMark with GFM tables, strikethrough and task lists) to HTML that is safe by construction:
 * HTML in the text comes out as text, and links with `javascript:`, `vbscript:`, `file:` and `data:` addresses too.
 *
 * @param language of the text: it sets the direction of code, and which runs need isolation
 */
export function renderMarkdown(markdown: string, language: string): string {
  return (directionOf(language) === 'rtl' ? rightToLeft : leftToRight).render(markdown);
}

const headerLink = anchor.permalink.headerLink({ class: 'heading-anchor' });

const leftToRight = createRenderer();
const rightToLeft = createRenderer().use(isolateLeftToRightRuns);

function createRenderer(): MarkdownIt {
  const renderer = createSafeRenderer(highlightCode)
    .use(anchor, {
      level: [2, 3, 4],
      slugify: headingId,
      permalink: linkUnlessLinked,
      tabIndex: false,
    })
    .use(taskLists)
    .use(scrollableTables);
  renderer.renderer.rules.code_block = (tokens, index) =>
    highlightCode(tokens[index]?.content ?? '', '');
  return renderer;
}

/** A heading is a link to itself, but for one that holds a link: links can't stand inside each other. */
function linkUnlessLinked(...[slug, options, state, index]: Parameters<typeof headerLink>): void {
  const parts = state.tokens[index + 1]?.children ?? [];
  if (!parts.some(({ type }) => type === 'link_open')) headerLink(slug, options, state, index);
}

/**
 * Headings get ids in Latin letters, since a percent-encoded Kurdish one would be five times as long in an address.
 * `h-` keeps them apart from the page's own ids.
 */
function headingId(text: string): string {
  const words = transliterate(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return `h-${words || 'section'}`;
}
