import type { Database } from '#platform/database/index.ts';
import { addRows, chooseNames } from './add-rows.ts';
import { type Kind, kinds, otherNames } from './shared/dimensions.ts';
import type { WriteContext } from './today-readers.ts';
import type { Missed } from './waiting-visits.ts';

/** Who asks for more missing pages between two flushes is a program that looks for weaknesses. */
const maxMissedOfPerson = 10;

/** People and programs have names of their own each, so that a program leaves room for what people miss. */
const groups: readonly (readonly Kind[])[] = [
  ['person'],
  kinds.filter((kind) => kind !== 'person'),
];

/** Adds requests for missing pages. */
export async function writeMissing(
  database: Database,
  { day, countryOf }: WriteContext,
  missed: readonly Missed[],
): Promise<void> {
  const byAddress = Map.groupBy(missed, ({ visitor }) => visitor.ipAddress);
  const judged = [...byAddress.values()].flatMap((ofAddress) =>
    ofAddress.length <= maxMissedOfPerson
      ? ofAddress
      : ofAddress.map((each) => (each.kind === 'person' ? { ...each, ...program } : each)),
  );
  for (const group of groups) {
    const ofGroup = judged.filter(({ kind }) => group.some((name) => name === kind));
    if (ofGroup.length === 0) continue;
    const nameOf = await chooseNames(
      database,
      { subject: 'missing', dimension: 'path', day },
      ofGroup.map(({ path }) => path),
      { dimension: 'kind', values: group },
    );
    await addRows(
      database,
      'missing',
      ofGroup.map(({ visitor, ...row }) => ({
        ...row,
        // What looks personal has no name.
        path: nameOf(row.path) || otherNames,
        country: countryOf(visitor.ipAddress),
      })),
    );
  }
}

const program = { kind: 'bot', device: 'unknown' } as const;
