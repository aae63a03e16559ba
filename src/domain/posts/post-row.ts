import type { PostRow } from '#platform/database/index.ts';
import {
  type PostFieldColumns,
  type PostFieldName,
  type PostValues,
  postFields,
} from './shared/fields.ts';

type ColumnOf<Name extends PostFieldName> = (typeof postFields)[Name]['column'];

/** The columns of some fields. */
export function columnsOf<Name extends PostFieldName>(names: readonly Name[]): ColumnOf<Name>[];
export function columnsOf(names: readonly PostFieldName[]): string[] {
  return names.map((name) => postFields[name].column);
}

/** Reads the values of some fields from their columns. */
export function fromColumns<Name extends PostFieldName>(
  row: Pick<PostRow, ColumnOf<Name>>,
  names: readonly Name[],
): Pick<PostValues, Name>;
export function fromColumns(row: Record<string, unknown>, names: readonly PostFieldName[]) {
  // A loop: sitemaps and topic pages read every post, and `Object.fromEntries` takes longer.
  const values: Record<string, unknown> = {};
  for (const name of names) {
    const { column, storedAs, value } = postFields[name];
    const stored = row[column];
    // Null is stored as NULL.
    const isJson = storedAs === 'json' && typeof stored === 'string';
    values[name] = isJson ? value.parse(JSON.parse(stored)) : stored;
  }
  return values;
}

type Given = { [Name in PostFieldName]?: PostValues[Name] | undefined };

/** The columns of some values; undefined fields are left out, so that an update does not change them. */
export function toColumns(values: PostValues): PostFieldColumns;
export function toColumns(values: Given): Partial<PostFieldColumns>;
export function toColumns(values: Given): Record<string, unknown> {
  const given = new Map<string, unknown>(Object.entries(values));
  return Object.fromEntries(
    Object.entries(postFields).flatMap(([name, { column, storedAs }]) => {
      const value = given.get(name);
      if (value === undefined) return [];
      return [[column, storedAs === 'json' && value !== null ? JSON.stringify(value) : value]];
    }),
  );
}
