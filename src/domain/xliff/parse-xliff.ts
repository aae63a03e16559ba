import { readLanguage } from '#i18n/language-tags.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { placeholderFor } from '#markdown/segments/placeholders.ts';
import { parseXml, type XmlElement } from '#platform/xml/index.ts';
import { type XliffReport, xliffLimits } from './shared/xliff-report.ts';
import { noteCategories } from './write-xliff.ts';

/** A unit of a file, its segments joined. */
export type XliffUnit = {
  id: string;
  line: number;
  source: string;
  /** Null without a translation of all its segments, or for a text that is not for translation. */
  target: string | null;
  isTooLong: boolean;
  notes: string[];
};

export type XliffFile = { error: XliffReport['fault']; units: XliffUnit[] };

type Wanted = {
  language: TranslationLanguage;
  /** The translation group, as the export wrote it into `original`. */
  group: string;
};

/**
 * Reads an XLIFF file of version 2: the texts of its units, with codes as placeholders by their ids. Modules and
 * extensions are ignored.
 */
export async function parseXliff(bytes: Uint8Array, wanted: Wanted): Promise<XliffFile> {
  const reader = createReader(wanted);
  const error = (await parseXml(bytes, reader)) ?? reader.errorOf();
  return error ? { error, units: [] } : { error: null, units: reader.units };
}

const coreNamespace = /^urn:oasis:names:tc:xliff:document:2\.\d$/;

function createReader(wanted: Wanted) {
  const units: XliffUnit[] = [];
  let error: XliffReport['fault'] = null;
  let isRoot = true;
  /** Depth inside of an element of a module or an extension, or of text without a meaning here. */
  let ignored = 0;
  let unit: ReturnType<typeof createUnit> | null = null;
  /** Whether the groups and the file around are for translation, as far as they say. */
  const translated: boolean[] = [];
  const fail = (reason: NonNullable<XliffReport['fault']>['reason'], detail: string, line = 1) => {
    error ??= { line, reason, detail };
  };

  function openRoot({ name, namespace, attributes, line }: XmlElement): void {
    isRoot = false;
    const version = attributes.get('version') ?? '';
    const source = attributes.get('srcLang') ?? '';
    const target = attributes.get('trgLang') ?? '';
    if (name !== 'xliff' || !namespace.startsWith('urn:oasis:names:tc:xliff:document:'))
      fail('not-xliff', name, line);
    else if (!coreNamespace.test(namespace)) fail('old-version', version, line);
    else if (readLanguage(source) !== 'en') fail('other-language', source, line);
    else if (readLanguage(target) !== wanted.language) fail('other-language', target, line);
  }

  return {
    units,
    errorOf: () => error,
    open(element: XmlElement) {
      const { name, namespace, attributes } = element;
      if (error) return;
      if (isRoot) return openRoot(element);
      if (ignored > 0 || !coreNamespace.test(namespace)) {
        ignored += 1;
        return;
      }
      if (unit) return unit.open(element);
      if (name === 'file') {
        const original = attributes.get('original');
        if (original !== undefined && original !== wanted.group)
          fail('other-article', original.slice(0, 100), element.line);
      }
      if (name === 'unit') unit = createUnit(element, translated.at(-1) ?? true);
      else if (name === 'file' || name === 'group')
        translated.push(readYes(attributes.get('translate'), translated.at(-1) ?? true));
    },
    text(text: string) {
      if (ignored === 0) unit?.add(text);
    },
    close({ name }: XmlElement) {
      if (error) return;
      if (ignored > 0) ignored -= 1;
      else if (unit && name === 'unit') {
        if (units.length < xliffLimits.units) units.push(unit.read());
        unit = null;
      } else if (unit) unit.close(name);
      else if (name === 'file' || name === 'group') translated.pop();
    },
  };
}

function readYes(value: string | undefined, inherited: boolean): boolean {
  return value === undefined ? inherited : value !== 'no';
}

type Part = { source: string | null; target: string | null; order: number; isSegment: boolean };

/** Reads a unit: its segments and what is between them, in the order of the target. */
function createUnit({ attributes, line }: XmlElement, isInherited: boolean) {
  const id = attributes.get('id') ?? '';
  const isTranslated = readYes(attributes.get('translate'), isInherited);
  const parts: Part[] = [];
  const notes: string[] = [];
  let part: Part | null = null;
  let text: ReturnType<typeof createText> | null = null;
  let note: string | null = null;
  let isTooLong = false;
  return {
    open(element: XmlElement) {
      const { name } = element;
      if (text) text.open(element);
      else if (name === 'segment' || name === 'ignorable') {
        part = {
          source: null,
          target: null,
          order: parts.length + 1,
          isSegment: name === 'segment',
        };
      } else if (part && (name === 'source' || name === 'target')) {
        const order = Number(element.attributes.get('order') ?? '');
        if (name === 'target' && Number.isInteger(order) && order > 0) part.order = order;
        text = createText();
      } else if (name === 'note') {
        const category = element.attributes.get('category') ?? '';
        note = category === noteCategories.kind || category === noteCategories.terms ? null : '';
      }
    },
    add(piece: string) {
      if (text) text.add(piece);
      else if (note !== null && note.length < xliffLimits.note)
        note += piece.slice(0, xliffLimits.note - note.length);
    },
    close(name: string) {
      if (part && text && (name === 'source' || name === 'target')) {
        const read = text.read();
        if (read === null) isTooLong = true;
        part[name] = read ?? '';
        text = null;
      } else if (text) text.close(name);
      else if (part && (name === 'segment' || name === 'ignorable')) {
        if (parts.length < xliffLimits.units) parts.push(part);
        part = null;
      } else if (name === 'note') {
        if (note?.trim() && notes.length < xliffLimits.notes) notes.push(note.trim());
        note = null;
      }
    },
    read(): XliffUnit {
      const source = oneLine(parts.map((one) => one.source ?? '').join(''));
      const isWhole = isTranslated && parts.every(isGiven);
      // Without a target of its own, what is between two segments stays as it is in the source.
      const whole = parts
        .toSorted((one, other) => one.order - other.order)
        .map(({ target, source }) => target ?? source ?? '');
      const target = isWhole ? oneLine(whole.join('')) : '';
      isTooLong ||= Math.max(source.length, target.length) > xliffLimits.text;
      const isCopied = target === '' || target === source;
      return { id, line, source, target: isCopied ? null : target, isTooLong, notes };
    },
  };
}

function isGiven({ isSegment, source, target }: Part): boolean {
  return !isSegment || !source?.trim() || (target !== null && target.trim() !== '');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Collects the text of a `<source>` or `<target>`, with placeholders for codes. */
function createText() {
  const open: string[] = [];
  let text = '';
  let codes = 0;
  const add = (piece: string) => {
    if (text.length <= xliffLimits.text) text += piece;
  };
  const sign = (id: string | undefined, isClosing: boolean) => {
    codes += 1;
    // No code of ours has the number 0.
    if (codes <= xliffLimits.codes)
      add(placeholderFor(/^\d{1,6}$/.test(id ?? '') ? Number(id) : 0, isClosing));
  };
  return {
    add,
    open({ name, attributes }: XmlElement) {
      const id = attributes.get('id');
      if (name === 'ph' || name === 'sc') sign(id, false);
      else if (name === 'ec') sign(attributes.get('startRef') ?? id, true);
      else if (name === 'pc') {
        sign(id, false);
        open.push(id ?? '');
      } // A character that XML has no place for. No text of ours has one.
      else if (name === 'cp') add(' ');
      // `<mrk>`, `<sm>` and `<em>` mark a text, which is a text as any other.
    },
    close(name: string) {
      if (name === 'pc') sign(open.pop(), true);
    },
    /** @returns null for a text that is too long */
    read: () => (codes > xliffLimits.codes || text.length > xliffLimits.text ? null : text),
  };
}
