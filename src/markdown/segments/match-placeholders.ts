import { type Placeholder, placeholderFor, replacePlaceholders } from './placeholders.ts';

type Text = { text: string; placeholders: readonly Placeholder[] };

/**
 * Finds which placeholder of a text is which of another one, by their numbers: first those with the same syntax, then
 * the others of its kind in order, such as a link to another page.
 */
export function matchPlaceholders(
  of: readonly Placeholder[],
  to: readonly Placeholder[],
): Map<number, number> {
  const numbers = new Map<number, number>();
  const taken = new Set<number>();
  for (const keyOf of [syntaxOf, kindOf]) {
    const free = Map.groupBy(
      [...to.keys()].filter((index) => !taken.has(index)),
      (index) => keyOf(to[index]),
    );
    for (const queue of free.values()) queue.reverse();
    for (const [index, placeholder] of of.entries()) {
      const found = numbers.has(index + 1) ? undefined : free.get(keyOf(placeholder))?.pop();
      if (found === undefined) continue;
      taken.add(found);
      numbers.set(index + 1, found + 1);
    }
  }
  return numbers;
}

/** Equal for placeholders that stand for the same syntax. */
export function syntaxOf(placeholder: Placeholder | undefined): string {
  return JSON.stringify([placeholder?.node, placeholder?.open, placeholder?.close]);
}

function kindOf(placeholder: Placeholder | undefined): string {
  return JSON.stringify([placeholder?.node, placeholder?.close === undefined]);
}

/**
 * A translation with the numbers that its placeholders have in the source. A placeholder that the source does not have
 * gets a number of its own.
 */
export function inPlaceholdersOf(source: Pick<Text, 'placeholders'>, translated: Text): string {
  return numberLike(source, translated)(translated.text);
}

/** {@link inPlaceholdersOf} for parts of the translation. */
export function numberLike(
  source: Pick<Text, 'placeholders'>,
  translated: Pick<Text, 'placeholders'>,
): (part: string) => string {
  const numbers = matchPlaceholders(translated.placeholders, source.placeholders);
  let next = source.placeholders.length;
  for (const index of translated.placeholders.keys())
    if (!numbers.has(index + 1)) {
      next += 1;
      numbers.set(index + 1, next);
    }
  return (part) =>
    replacePlaceholders(part, ({ number, isClosing }) =>
      placeholderFor(numbers.get(number) ?? number, isClosing),
    );
}

/** A part of a text with its own placeholders, numbered from 1 on in the order in which they begin. */
export function partOf(text: string, placeholders: readonly Placeholder[] = []): Text {
  const numbers = new Map<number, number>();
  const renumbered = replacePlaceholders(text, ({ number, isClosing }) => {
    const known = numbers.get(number) ?? numbers.size + 1;
    numbers.set(number, known);
    return placeholderFor(known, isClosing);
  });
  return {
    text: renumbered,
    placeholders: [...numbers.keys()].flatMap((number) => placeholders[number - 1] ?? []),
  };
}
