import type { GlossaryTerm } from '#domain/translation/shared/glossary-term.ts';
import { termFinder } from '#domain/translation/shared/occurring-terms.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { type Placeholder, parseSegment } from '#markdown/segments/placeholders.ts';
import { xmlAttribute, xmlText } from '#platform/xml/index.ts';
import {
  type ArticleSegment,
  articleSegments,
  type Text,
  type Translation,
} from './article-segments.ts';

const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0';

/** The categories of our own notes, which an import does not show. */
export const noteCategories = { kind: 'x-kind', terms: 'x-terms' } as const;

type Article = {
  /** The translation group. */
  group: string;
  language: TranslationLanguage;
  english: Text;
  translation: (Translation & { published: boolean }) | null;
  glossary: readonly GlossaryTerm[];
};

/**
 * Writes an article as XLIFF 2.0 for one language: a unit for the title and each paragraph, heading, list item and
 * table cell. The id of a unit has the keys of both texts as they are now, so that an import sees what has changed
 * since; CAT tools must not change an id.
 */
export function writeXliff({ group, language, english, translation, glossary }: Article): string {
  const { segments, segmented } = articleSegments(english, translation);
  const findTerms = termFinder(glossary);
  const state = translation?.published ? 'final' : 'translated';
  const units = segments.map((segment, index) => {
    const kind = segmented.blocks[segment.block]?.kind ?? 'title';
    const terms = findTerms(segment.text).flatMap(({ english, translations }) => {
      const { term } = translations[language];
      return term === '' ? [] : [`${english} = ${term}`];
    });
    return writeUnit(segment, { index, kind, terms, state });
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="${xliffNamespace}" version="2.0" srcLang="en" trgLang="${language}">
  <file id="f1" original="${xmlAttribute(group)}" srcDir="ltr" trgDir="rtl" xml:space="preserve">
${units.join('')}  </file>
</xliff>
`;
}

type About = { index: number; kind: string; terms: readonly string[]; state: string };

function writeUnit(segment: ArticleSegment, { index, kind, terms, state }: About): string {
  const { key, targetKey, placeholders, text, target } = segment;
  const notes = [
    `<note category="${noteCategories.kind}" appliesTo="source">${kind}</note>`,
    ...terms.map(
      (term) =>
        `<note category="${noteCategories.terms}" appliesTo="source">${xmlText(term)}</note>`,
    ),
  ];
  const data = placeholders.flatMap(writeData);
  const source = `<source>${writeInline(placeholders, text)}</source>`;
  const translated =
    target === null
      ? `<segment id="s1" state="initial">${source}</segment>`
      : `<segment id="s1" state="${state}">${source}<target>${writeInline(placeholders, target)}</target></segment>`;
  return `    <unit id="${index}.${key}.${targetKey}" canResegment="yes">
      <notes>${notes.join('')}</notes>
${data.length > 0 ? `      <originalData>${data.join('')}</originalData>\n` : ''}      ${translated}
    </unit>
`;
}

function writeData({ open, close }: Placeholder, index: number): string[] {
  const number = index + 1;
  const data = (id: string, code: string) => `<data id="${id}">${xmlText(code)}</data>`;
  return close === undefined
    ? [data(`d${number}`, open)]
    : [data(`d${number}`, open), data(`e${number}`, close)];
}

/** Placeholders are codes that a translator moves, and neither deletes nor copies. */
function writeInline(placeholders: readonly Placeholder[], text: string): string {
  const guard = 'canCopy="no" canDelete="no"';
  return parseSegment(placeholders, text)
    .parts.map((part) => {
      if (typeof part === 'string') return xmlText(part);
      const number = placeholders.indexOf(part.placeholder) + 1;
      const type = typeOf(part.placeholder);
      if (part.role === 'close') return '</pc>';
      return part.role === 'open'
        ? `<pc id="${number}" type="${type}" dataRefStart="d${number}" dataRefEnd="e${number}" ${guard}>`
        : `<ph id="${number}" type="${type}" dataRef="d${number}" ${guard}/>`;
    })
    .join('');
}

function typeOf({ node }: Placeholder): string {
  if (node === 'Link' || node === 'Autolink') return 'link';
  return node === 'Image' ? 'image' : 'other';
}
