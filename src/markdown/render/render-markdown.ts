import type { MarkdownIt, Token } from 'markdown-it';
import { directionOf } from '#i18n/languages.ts';
import { normalizeLineEndings, splitBlocks } from '../segments/split-blocks.ts';
import { headingAnchors } from './heading-anchors.ts';
import { createHighlightBudget, type HighlightBudget, highlightCode } from './highlight-code.ts';
import { isolateLeftToRightRuns } from './isolate-left-to-right-runs.ts';
import { linkedPictures } from './linked-pictures.ts';
import { createSafeRenderer } from './safe-renderer.ts';
import { scrollableTables } from './scrollable-tables.ts';
import { taskLists } from './task-lists.ts';

/**
 * Renders Markdown (CommonMark with GFM tables, strikethrough, task lists and footnotes) as safe HTML: HTML in the text stays
 * text, and so do links with `javascript:`, `vbscript:`, `file:` and `data:` URLs.
 *
 * @param language of the text: right-to-left text gets its left-to-right runs isolated
 */
export function renderMarkdown(markdown: string, language: string): string {
  return rendererFor(language).render(markdown, { language });
}

/**
 * The same HTML, with the attribute `data-block` on each top-level element: the number of its block in `splitBlocks`.
 * The two parsers know one grammar; an element that begins where no block does has no attribute.
 */
export function renderNumberedBlocks(markdown: string, language: string): string {
  const renderer = rendererFor(language);
  const environment = { language };
  const tokens = renderer.parse(markdown, environment);
  const blockAt = new Map(startingLines(markdown).map((line, block) => [line, block]));
  return topLevelGroups(tokens)
    .map((group) => {
      const html = renderer.renderer.render(group, renderer.options, environment);
      const block = blockAt.get(group[0]?.map?.[0] ?? -1);
      return block === undefined
        ? html
        : html.replace(/^<[a-z][a-z\d]*/, (tag) => `${tag} data-block="${block}"`);
    })
    .join('');
}

/** The line on which each top-level block begins, counted from 0. */
function startingLines(markdown: string): number[] {
  const source = normalizeLineEndings(markdown);
  let line = 0;
  let at = 0;
  return splitBlocks(source).map(({ from }) => {
    for (; at < from; at += 1) if (source[at] === '\n') line += 1;
    return line;
  });
}

/** The tokens of each top-level element. */
function topLevelGroups(tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = [];
  for (const token of tokens) {
    const isStart = token.level === 0 && token.nesting >= 0 && token.type !== 'inline';
    if (isStart) groups.push([token]);
    else groups.at(-1)?.push(token);
  }
  return groups;
}

function rendererFor(language: string): MarkdownIt {
  return directionOf(language) === 'rtl' ? rightToLeft : leftToRight;
}

const leftToRight = createRenderer();
const rightToLeft = createRenderer().use(isolateLeftToRightRuns);

function createRenderer(): MarkdownIt {
  return createSafeRenderer()
    .use(highlightedCode)
    .use(headingAnchors)
    .use(linkedPictures)
    .use(taskLists)
    .use(scrollableTables);
}

function highlightedCode(renderer: MarkdownIt): void {
  const budgets = new WeakMap<object, HighlightBudget>();
  const budgetOf = (document: object = {}) => {
    const budget = budgets.get(document) ?? createHighlightBudget();
    budgets.set(document, budget);
    return budget;
  };
  const { rules } = renderer.renderer;
  rules.fence = (tokens, index, _options, text) => {
    const { content = '', info = '' } = tokens[index] ?? {};
    const language = renderer.utils.unescapeAll(info).trim().split(/\s+/, 1)[0] ?? '';
    return `${highlightCode(content, language, budgetOf(text))}\n`;
  };
  rules.code_block = (tokens, index, _options, text) =>
    highlightCode(tokens[index]?.content ?? '', '', budgetOf(text));
}
