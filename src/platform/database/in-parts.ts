/** Both engines take more than 30,000 parameters in one statement, and no table has 30 columns. */
const rowsPerStatement = 1_000;

/** Splits rows or values that would be too many for one statement. */
export function inParts<Item>(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [];
  for (let from = 0; from < items.length; from += rowsPerStatement)
    parts.push(items.slice(from, from + rowsPerStatement));
  return parts;
}
