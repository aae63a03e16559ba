import { readLanguage } from '#i18n/language-tags.ts';
import type { Language, TranslationLanguage } from '#i18n/languages.ts';
import { withoutPlaceholders } from '#markdown/segments/placeholders.ts';
import { parseXml, type XmlElement, type XmlError } from '#platform/xml/index.ts';
import { differingSigns } from '../placeholder-signs.ts';
import { type TmxProblem, type TmxReport, tmxLimits } from '../shared/tmx-report.ts';
import { memoryLimits } from '../shared/unit.ts';
import { type CodedText, type InlineCode, withPlaceholders } from './inline-codes.ts';

/** A pair of texts of a TMX file, with placeholders. */
export type TmxUnit = {
  line: number;
  language: TranslationLanguage;
  source: string;
  target: string;
  kind: 'paragraph' | 'sentence';
  /** When it was last changed, ISO 8601 in UTC. */
  changedAt: string | null;
};

export type TmxFile = {
  error: TmxReport['fault'];
  units: TmxUnit[];
  problems: TmxReport['problems'];
};

/**
 * Reads a TMX file of any version 1.x: the English texts, and their Arabic and Sorani translations. Each English text
 * of a unit makes a pair with each translation. What a unit has in other languages is ignored.
 *
 * @param maxUnits for tests
 */
export async function parseTmx(
  bytes: Uint8Array,
  maxUnits: number = tmxLimits.units,
): Promise<TmxFile> {
  const file: TmxFile = { error: null, units: [], problems: { count: 0, listed: [] } };
  const reader = createReader(file, maxUnits);
  const error: XmlError | null = await parseXml(bytes, reader);
  if (error) return { ...file, error };
  if (!reader.isTmx()) {
    const detail = 'the root element is not tmx';
    return { ...file, error: { line: 1, reason: 'not-tmx', detail } };
  }
  return file;
}

type Variant = {
  language: Language;
  text: CodedText;
  isTooLong: boolean;
  changedAt: string | null;
};
type OpenUnit = Pick<TmxUnit, 'line' | 'kind' | 'changedAt'> & { variants: Variant[] };

/** Elements with a code of the original text in them. */
const codeRoles = new Map<string, InlineCode['role']>([
  ['bpt', 'open'],
  ['ept', 'close'],
  ['ph', 'alone'],
  ['it', 'alone'],
  ['ut', 'alone'],
]);

/** Of the text of a code. */
const maxCode = 1_000;

function createReader(file: TmxFile, maxUnits: number) {
  let isTmx = false;
  let depth = 0;
  let defaultKind: TmxUnit['kind'] = 'sentence';
  let unit: OpenUnit | null = null;
  let variant: { language: Language | null; changedAt: string | null } | null = null;
  let segment: ReturnType<typeof createSegment> | null = null;

  return {
    isTmx: () => isTmx,
    open(element: XmlElement) {
      const { name, attributes } = element;
      depth += 1;
      if (depth === 1) isTmx = name === 'tmx';
      if (!isTmx) return;
      if (segment) segment.open(element);
      else if (name === 'header') defaultKind = kindOf(attributes, 'sentence');
      else if (name === 'tu') {
        const changedAt = readDate(attributes);
        unit = {
          line: element.line,
          kind: kindOf(attributes, defaultKind),
          changedAt,
          variants: [],
        };
      } else if (name === 'tuv' && unit) {
        const tag = attributes.get('xml:lang') ?? attributes.get('lang') ?? '';
        const language = readLanguage(tag);
        variant = {
          language: language === 'other' ? null : language,
          changedAt: readDate(attributes),
        };
      } else if (name === 'seg' && variant) segment = createSegment();
    },
    text(text: string) {
      segment?.add(text);
    },
    close({ name }: XmlElement) {
      depth -= 1;
      if (segment && name !== 'seg') segment.close();
      else if (segment) {
        const { language, changedAt } = variant ?? { language: null, changedAt: null };
        if (language && unit && unit.variants.length <= tmxLimits.texts)
          unit.variants.push({ language, changedAt, ...segment.read() });
        segment = null;
      } else if (name === 'tuv') variant = null;
      else if (name === 'tu' && unit) {
        addUnit(file, unit, maxUnits);
        unit = null;
      }
    },
  };
}

/** Collects the text and the codes of a `<seg>`. */
function createSegment() {
  const parts: (string | InlineCode)[] = [];
  let length = 0;
  let codes = 0;
  let inside: { code: InlineCode; depth: number } | null = null;
  return {
    open({ name, attributes }: XmlElement) {
      // Sub-flows: the text of a footnote, say, inside of a code. They are no part of the sentence.
      if (inside) {
        inside.depth += 1;
        return;
      }
      const role = codeRoles.get(name);
      // What is highlighted (`<hi>`) is a text as any other.
      if (!role) return;
      const pair = attributes.get('i') ?? '';
      const match = attributes.get('x') ?? null;
      inside = { code: { role, pair, match, code: '' }, depth: 0 };
    },
    close() {
      if (!inside) return;
      if (inside.depth > 0) inside.depth -= 1;
      else {
        codes += 1;
        if (codes <= tmxLimits.codes) parts.push(inside.code);
        inside = null;
      }
    },
    add(text: string) {
      if (inside) {
        const { code, depth } = inside;
        if (depth === 0 && code.code.length < maxCode) code.code += text.slice(0, maxCode);
        return;
      }
      length += text.length;
      if (length <= memoryLimits.segment) parts.push(text);
    },
    read: () => ({
      text: parts,
      isTooLong: length > memoryLimits.segment || codes > tmxLimits.codes,
    }),
  };
}

function addUnit(file: TmxFile, unit: OpenUnit, maxUnits: number): void {
  const { line, kind, changedAt, variants } = unit;
  const sources = variants.filter(({ language }) => language === 'en');
  const targets = variants.flatMap(({ language, ...variant }) =>
    language === 'en' ? [] : [{ ...variant, language }],
  );
  const report = (reason: TmxProblem['reason'], detail = '') => {
    addProblem(file, { line, reason, detail });
  };
  if (variants.length > tmxLimits.texts) {
    report('too-many');
    return;
  }
  if (sources.length === 0) report('no-english');
  else if (targets.length === 0) report('no-translation');
  for (const source of sources)
    for (const target of targets) {
      if (file.units.length >= maxUnits) {
        report('too-many');
        continue;
      }
      const texts = withPlaceholders(source.text, target.text);
      const pair = { source: oneLine(texts.source), target: oneLine(texts.target) };
      const signs = differingSigns(pair.source, pair.target);
      if (source.isTooLong || target.isTooLong) report('too-long');
      else if (!(hasWords(pair.source) && hasWords(pair.target))) report('no-words');
      else if (signs.length > 0) report('placeholders', signs.slice(0, 10).join(' '));
      else {
        const { language } = target;
        const changed = target.changedAt ?? changedAt;
        file.units.push({ line, language, ...pair, kind, changedAt: changed });
      }
    }
}

/** Counts a problem, and lists it while there is room. */
export function addProblem({ problems }: Pick<TmxFile, 'problems'>, problem: TmxProblem): void {
  problems.count += 1;
  if (problems.listed.length < tmxLimits.listed) problems.listed.push(problem);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function hasWords(text: string): boolean {
  return /\p{L}/u.test(withoutPlaceholders(text));
}

function kindOf(attributes: XmlElement['attributes'], otherwise: TmxUnit['kind']): TmxUnit['kind'] {
  const type = attributes.get('segtype');
  if (type === undefined) return otherwise;
  return type === 'paragraph' || type === 'block' ? 'paragraph' : 'sentence';
}

/** Dates look like `20261123T181500Z`. */
function readDate(attributes: XmlElement['attributes']): string | null {
  const text = attributes.get('changedate') ?? attributes.get('creationdate') ?? '';
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
