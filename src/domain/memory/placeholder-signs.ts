const anySign = /⟦\/?\d+⟧/g;

/** The placeholders that only one of two texts has, or that one has more often. */
export function differingSigns(one: string, other: string): string[] {
  const rest = countSigns(other);
  for (const [sign, count] of countSigns(one)) rest.set(sign, (rest.get(sign) ?? 0) - count);
  return [...rest]
    .filter(([, difference]) => difference !== 0)
    .map(([sign]) => sign)
    .sort();
}

function countSigns(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sign of text.match(anySign) ?? []) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return counts;
}
