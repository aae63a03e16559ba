import type { Env, MarkdownIt, StateBlock, StateCore, StateInline, Token } from 'markdown-it';
import { reading as ar } from '#content/messages/ar/site/reading.ts';
import { reading as ckb } from '#content/messages/ckb/site/reading.ts';
import { reading as en } from '#content/messages/en/site/reading.ts';
import { footnoteDefinition, footnoteReference } from '../footnote-syntax.ts';
import { markdownLimits } from '../markdown-limits.ts';

/**
 * Footnotes: `[^label]` in the text, and `[^label]: words` as a paragraph. They are numbered in the order of their
 * first references, and stand at the end of the text, each with a link back. A footnote without a reference comes last,
 * so that no text is lost; a reference without a footnote is text. The labels of the links are in the language of the
 * environment (`{ language }`).
 */
export function footnotes(renderer: MarkdownIt): void {
  renderer.block.ruler.before('reference', 'footnote', readDefinition);
  renderer.inline.ruler.before('link', 'footnote-reference', readReference);
  renderer.core.ruler.after('inline', 'footnotes', moveToEnd);
  renderer.renderer.rules.footnote_sign = (tokens, index) => tokens[index]?.content ?? '';
}

type Footnotes = {
  /** The labels of the footnotes. */
  defined: Set<string>;
  /** The number of each label that the text refers to. */
  numbered: Map<string, number>;
  references: number;
};

const known = new WeakMap<object, Footnotes>();

function footnotesOf(environment: object): Footnotes {
  const found = known.get(environment) ?? {
    defined: new Set(),
    numbered: new Map(),
    references: 0,
  };
  known.set(environment, found);
  return found;
}

function readDefinition(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  const label = state.level === 0 && !silent ? labelAt(state, start) : null;
  if (label === null) return false;
  const endings = state.md.block.ruler.getRules('paragraph');
  let next = start + 1;
  while (next < end && !state.isEmpty(next) && labelAt(state, next) === null) {
    // As in a paragraph: deeper lines continue it, whatever they begin with.
    const isDeep = (state.sCount[next] ?? 0) - state.blkIndent > 3;
    const line = next;
    if (!isDeep && endings.some((rule) => rule(state, line, end, true))) break;
    next += 1;
  }
  const content = state.getLines(start, next, state.blkIndent, false).trim();
  const open = state.push('paragraph_open', 'p', 1);
  open.map = [start, next];
  open.meta = { footnote: label };
  const inline = state.push('inline', '', 0);
  inline.map = open.map;
  inline.content = content.replace(footnoteDefinition, '');
  inline.children = [];
  state.push('paragraph_close', 'p', -1);
  state.line = next;
  footnotesOf(state.env).defined.add(label);
  return true;
}

/** @returns the label of a definition that begins on a line, or null */
function labelAt(state: StateBlock, line: number): string | null {
  if ((state.sCount[line] ?? 0) - state.blkIndent > 3) return null;
  const from = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
  return footnoteDefinition.exec(state.src.slice(from, state.eMarks[line]))?.[1] ?? null;
}

function readReference(state: StateInline, silent: boolean): boolean {
  // Where a link ends is searched in silence: there, the brackets of a reference are brackets.
  if (silent) return false;
  footnoteReference.lastIndex = state.pos;
  const [whole, label = ''] = footnoteReference.exec(state.src) ?? [];
  if (whole === undefined) return false;
  const found = footnotesOf(state.env);
  // A link can't contain a link.
  const isLink = found.defined.has(label) && state.linkLevel === 0;
  if (isLink && found.references < markdownLimits.footnoteReferences) {
    found.references += 1;
    pushReference(state, label, found);
  } else state.pending += whole;
  state.pos += whole.length;
  return true;
}

function pushReference(state: StateInline, label: string, { numbered }: Footnotes): void {
  const isFirst = !numbered.has(label);
  const number = numbered.get(label) ?? numbered.size + 1;
  numbered.set(label, number);
  state.push('sup_open', 'sup', 1);
  const link = state.push('link_open', 'a', 1);
  link.attrs = [
    ['href', `#n-${number}`],
    ...(isFirst ? [['id', `r-${number}`] satisfies [string, string]] : []),
    ['role', 'doc-noteref'],
  ];
  state.push('footnote_sign', '', 0).content = digits(number, languageOf(state.env));
  state.push('link_close', 'a', -1);
  state.push('sup_close', 'sup', -1);
}

function moveToEnd(state: StateCore): void {
  const { defined, numbered } = footnotesOf(state.env);
  if (defined.size === 0) return;
  const notes: { number: number; tokens: Token[] }[] = [];
  const isNote = (token: Token | undefined) => token?.meta?.footnote !== undefined;
  const taken = new Set<string>();
  const text: Token[] = [];
  for (let index = 0; index < state.tokens.length; index += 1) {
    const token = state.tokens[index];
    if (!token) continue;
    if (!isNote(token)) {
      text.push(token);
      continue;
    }
    const label = String(token.meta?.footnote);
    const number = taken.has(label) ? undefined : numbered.get(label);
    taken.add(label);
    notes.push({
      number: number ?? Number.POSITIVE_INFINITY,
      tokens: noteTokens(state, state.tokens.slice(index, index + 3), number),
    });
    index += 2;
  }
  notes.sort((one, other) => one.number - other.number || 0);
  const { footnotes: name } = labelsOf(state.env);
  state.tokens = [
    ...text,
    block(state, 'section', 1, 0, [
      ['role', 'doc-endnotes'],
      ['aria-label', name],
    ]),
    block(state, 'ol', 1, 1),
    ...notes.flatMap(({ tokens }) => tokens),
    block(state, 'ol', -1, 1),
    block(state, 'section', -1, 0),
  ];
}

/** @param number undefined for a footnote without a reference */
function noteTokens(state: StateCore, paragraph: Token[], number: number | undefined): Token[] {
  for (const token of paragraph) token.level += 3;
  if (number !== undefined) paragraph[1]?.children?.push(...backLink(state, number));
  return [
    block(state, 'li', 1, 2, number === undefined ? [] : [['id', `n-${number}`]]),
    ...paragraph,
    block(state, 'li', -1, 2),
  ];
}

function backLink(state: StateCore, number: number): Token[] {
  const { Token } = state;
  const space = new Token('text', '', 0);
  space.content = ' ';
  const open = new Token('link_open', 'a', 1);
  open.attrs = [
    ['href', `#r-${number}`],
    ['role', 'doc-backlink'],
    ['aria-label', `${labelsOf(state.env).backToText} ${digits(number, languageOf(state.env))}`],
  ];
  // The reference is further up, in every language.
  const sign = new Token('footnote_sign', '', 0);
  sign.content = '↑';
  return [space, open, sign, new Token('link_close', 'a', -1)];
}

function block(
  { Token }: StateCore,
  tag: string,
  nesting: 1 | -1,
  level: number,
  attrs: [string, string][] = [],
): Token {
  const token = new Token(`footnotes_${tag}_${nesting === 1 ? 'open' : 'close'}`, tag, nesting);
  token.block = true;
  token.level = level;
  token.attrs = attrs;
  return token;
}

const labels: Readonly<Record<string, { footnotes: string; backToText: string }>> = { en, ar, ckb };

function languageOf(environment: Env): string {
  return String(environment.language);
}

function labelsOf(environment: Env) {
  return labels[languageOf(environment)] ?? en;
}

/** The digits that lists have in `ui/prose.css`. */
function digits(number: number, language: string): string {
  return language === 'ar' || language === 'ckb'
    ? `${number}`.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit)
    : `${number}`;
}
