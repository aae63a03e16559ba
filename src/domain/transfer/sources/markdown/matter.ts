import { z } from 'zod';

/** The front matter of a Markdown file, under all names that Jekyll, Hugo and their themes give it. */
const anything = z.record(z.string(), z.unknown());

export type Matter = {
  /** The first of some keys that has a text. A key may have a dot: `cover.image`. */
  text: (...keys: string[]) => string | undefined;
  /** The first of some keys that has texts; a text with commas is a list. */
  list: (...keys: string[]) => string[];
  value: (...keys: string[]) => unknown;
};

/** @returns null if the front matter has no keys */
export function readMatter(matter: unknown): Matter | null {
  const parsed = anything.safeParse(matter);
  if (!parsed.success) return null;
  const at = (key: string) =>
    key.split('.').reduce<unknown>((value, part) => {
      const inside = anything.safeParse(value);
      return inside.success && Object.hasOwn(inside.data, part) ? inside.data[part] : undefined;
    }, parsed.data);
  const first = <Value>(keys: string[], read: (value: unknown) => Value | undefined) => {
    for (const key of keys) {
      const value = read(at(key));
      if (value !== undefined) return value;
    }
    return undefined;
  };
  return {
    text: (...keys) => first(keys, textOf),
    list: (...keys) => first(keys, listOf) ?? [],
    value: (...keys) => first(keys, (value) => value ?? undefined),
  };
}

function textOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return textOf(value[0]);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.trim() || undefined;
  const named = z.object({ name: z.string() }).safeParse(value);
  return named.success ? named.data.name : undefined;
}

function listOf(value: unknown): string[] | undefined {
  if (typeof value === 'string') {
    const items = value.split(value.includes(',') ? ',' : /\s+/).map((item) => item.trim());
    return items.filter((item) => item !== '');
  }
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((item) => textOf(item) ?? []);
}
