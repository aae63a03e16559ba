import type { Database } from '#platform/database/index.ts';
import { xmlAttribute, xmlText } from '#platform/xml/index.ts';
import { filterUnits, type UnitFilter } from '../filter-units.ts';
import type { MemoryUnit } from '../shared/unit.ts';
import { selectUnits, toUnit } from '../unit-rows.ts';

const unitsPerQuery = 500;

/**
 * Writes the memory as TMX 1.4b, the oldest unit first, in pieces of some hundred units. Older translations of a source
 * are units too; their dates tell which is the newest.
 */
export async function* writeTmx(
  database: Database,
  filter: UnitFilter,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(tmxHead);
  let last = 0;
  for (;;) {
    const rows = await filterUnits(selectUnits(database), filter)
      .where('unit.id', '>', last)
      .orderBy('unit.id')
      .limit(unitsPerQuery)
      .execute();
    if (rows.length > 0) yield encoder.encode(rows.map(toUnit).map(writeTmxUnit).join(''));
    if (rows.length < unitsPerQuery) break;
    last = rows.at(-1)?.id ?? last;
  }
  yield encoder.encode(tmxFoot);
}

export const tmxHead = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE tmx SYSTEM "tmx14.dtd">
<tmx version="1.4">
  <header creationtool="Lutka" creationtoolversion="1" segtype="sentence" o-tmf="Lutka" adminlang="en" srclang="en" datatype="plaintext"/>
  <body>
`;

export const tmxFoot = '  </body>\n</tmx>\n';

export function writeTmxUnit(unit: MemoryUnit): string {
  const { id, kind, language, source, target, origin, model, username, approvedAt } = unit;
  const date = approvedAt.replace(/\.\d+/, '').replace(/[-:]/g, '');
  const about = [
    `tuid="${id}"`,
    `segtype="${kind}"`,
    `creationdate="${date}"`,
    ...(username === null ? [] : [`creationid="${xmlAttribute(username)}"`]),
  ];
  const props = [`<prop type="x-origin">${origin}</prop>`];
  if (model !== null) props.push(`<prop type="x-model">${xmlText(model)}</prop>`);
  return `    <tu ${about.join(' ')}>
      ${props.join('\n      ')}
      <tuv xml:lang="en"><seg>${writeSegment(source)}</seg></tuv>
      <tuv xml:lang="${language}"><seg>${writeSegment(target)}</seg></tuv>
    </tu>
`;
}

/**
 * Writes a placeholder as the code of a TMX text: a pair as `<bpt>` and `<ept>`, one alone as `<ph>`, half a pair as
 * `<it>`. What it stood for is not known to the memory, so the code is the sign itself.
 */
function writeSegment(text: string): string {
  const signs = [...text.matchAll(/⟦(\/?)(\d{1,6})⟧/g)];
  const halves = new Map<number, string>();
  const openAt = new Map<string, number>();
  const paired = new Set<string>();
  for (const [index, [, slash, number = '']] of signs.entries()) {
    const from = openAt.get(number);
    if (slash === '' && from === undefined) openAt.set(number, index);
    if (slash === '' || from === undefined || paired.has(number)) continue;
    paired.add(number);
    halves.set(from, 'bpt').set(index, 'ept');
  }
  let written = '';
  let read = 0;
  for (const [index, match] of signs.entries()) {
    const [sign, slash, number] = match;
    written += xmlText(text.slice(read, match.index));
    read = match.index + sign.length;
    const half = halves.get(index);
    if (half === 'bpt') written += `<bpt i="${number}" x="${number}">${sign}</bpt>`;
    else if (half === 'ept') written += `<ept i="${number}">${sign}</ept>`;
    else if (slash === '') written += `<ph x="${number}">${sign}</ph>`;
    else written += `<it pos="end" x="${number}">${sign}</it>`;
  }
  return written + xmlText(text.slice(read));
}
