/**
 * The syntax that a placeholder in a segment stands for (translation tools call it a tag): `⟦1⟧` alone for all of
 * `open`, or the pair `⟦1⟧…⟦/1⟧` for `open`, the words in between, and `close`.
 */
export type Placeholder = {
  /** Name of the syntax node in the parser's tree; `''` for plain text. */
  node: string;
  open: string;
  close?: string;
};

export type SegmentPart = string | { placeholder: Placeholder; role: 'whole' | 'open' | 'close' };

/**
 * Finds placeholders that a translated text lost, repeated, invented or nested wrongly.
 *
 * @returns sentences for the model, such as `⟦2⟧ is missing.`; null when every placeholder is in place once
 */
export function placeholderIssues(
  segment: { placeholders: readonly Placeholder[] },
  text: string,
): string | null {
  const { issues } = parseSegment(segment.placeholders, text);
  return issues.length === 0 ? null : issues.map((issue) => `${issue}.`).join(' ');
}

/** How a placeholder is written in a text, numbered from 1. */
export function placeholderFor(number: number, closing = false): string {
  return `⟦${closing ? '/' : ''}${number}⟧`;
}

/** A text without its placeholders. */
export function withoutPlaceholders(text: string): string {
  return text.replace(anyPlaceholder, '');
}

/** A placeholder found in a text: its number, counted from 1, and its offsets. */
export type PlaceholderMatch = { number: number; isClosing: boolean; from: number; to: number };

export function replacePlaceholders(
  text: string,
  replace: (match: PlaceholderMatch) => string,
): string {
  return splitPlaceholders(text)
    .map((part) => (typeof part === 'string' ? part : replace(part)))
    .join('');
}

/**
 * Splits a text into its parts, in order. Valid placeholders stay, each once and every pair closed; others become
 * issues.
 */
export function parseSegment(
  placeholders: readonly Placeholder[],
  text: string,
): { parts: SegmentPart[]; issues: string[] } {
  const parts: (SegmentPart | null)[] = [];
  const issues: string[] = [];
  const begun = new Set<number>();
  const ended = new Set<number>();
  const leftOut = new Set<number>();
  const open: OpenPair[] = [];

  function begin(number: number, placeholder: Placeholder): void {
    const outer = isLinkPlaceholder(placeholder)
      ? open.find((pair) => isLinkPlaceholder(pair.placeholder))
      : undefined;
    if (begun.has(number)) issues.push(`${placeholderFor(number)} appears twice`);
    else if (outer) {
      issues.push(
        `${placeholderFor(number)} must not stand inside ${placeholderFor(outer.number)}`,
      );
      leftOut.add(number);
    } else {
      const isPair = placeholder.close !== undefined;
      if (isPair) open.push({ number, placeholder, index: parts.length });
      parts.push({ placeholder, role: isPair ? 'open' : 'whole' });
    }
    begun.add(number);
  }

  function end(number: number, placeholder: Placeholder): void {
    if (leftOut.has(number)) return;
    const depth = open.findLastIndex((pair) => pair.number === number);
    if (depth < 0) {
      const issue = ended.has(number) ? 'appears twice' : 'has nothing to close';
      issues.push(`${placeholderFor(number, true)} ${issue}`);
      return;
    }
    const [pair, ...crossing] = open.splice(depth);
    for (const inner of crossing) {
      leaveOut(inner, `must come before ${placeholderFor(number, true)}`);
    }
    if (parts.slice((pair?.index ?? 0) + 1).every(isBlank)) {
      issues.push(
        `No word stands between ${placeholderFor(number)} and ${placeholderFor(number, true)}`,
      );
    }
    ended.add(number);
    parts.push({ placeholder, role: 'close' });
  }

  function leaveOut({ number, index }: OpenPair, issue: string): void {
    issues.push(`${placeholderFor(number, true)} ${issue}`);
    leftOut.add(number);
    parts[index] = null;
  }

  for (const part of splitPlaceholders(text)) {
    const placeholder = typeof part === 'string' ? undefined : placeholders[part.number - 1];
    if (typeof part === 'string') parts.push(part);
    else if (!placeholder || (part.isClosing && placeholder.close === undefined)) {
      issues.push(`${placeholderFor(part.number, part.isClosing)} is not in the source`);
    } else if (part.isClosing) end(part.number, placeholder);
    else begin(part.number, placeholder);
  }
  for (const pair of open) leaveOut(pair, 'is missing');
  placeholders.forEach((_placeholder, index) => {
    if (!begun.has(index + 1)) issues.push(`${placeholderFor(index + 1)} is missing`);
  });
  return { parts: parts.filter((part) => part !== null), issues };
}

type OpenPair = { number: number; placeholder: Placeholder; index: number };

function isBlank(part: SegmentPart | null): boolean {
  return part === null || (typeof part === 'string' && part.trim() === '');
}

/** Accepts Arabic and Persian digits, because models translate the numbers. */
const anyPlaceholder = /⟦\s*(\/?)\s*([0-9٠-٩۰-۹]{1,6})\s*⟧/g;

function splitPlaceholders(text: string): (string | PlaceholderMatch)[] {
  const parts: (string | PlaceholderMatch)[] = [];
  let read = 0;
  for (const { 0: match, 1: slash, 2: digits = '', index: from } of text.matchAll(anyPlaceholder)) {
    if (from > read) parts.push(text.slice(read, from));
    read = from + match.length;
    parts.push({ number: readNumber(digits), isClosing: slash === '/', from, to: read });
  }
  if (read < text.length) parts.push(text.slice(read));
  return parts;
}

function readNumber(digits: string): number {
  return Number(digits.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf)));
}

/** A link must not contain another link. */
function isLinkPlaceholder({ node }: Placeholder): boolean {
  return node === 'Link' || node === 'Autolink';
}
