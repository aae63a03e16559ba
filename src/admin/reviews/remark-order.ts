import type { Remark } from '#domain/reviews/shared/remark.ts';

const fieldOrder: readonly Remark['field'][] = ['title', 'description', 'content'];

/** Open remarks in the order of the text, those without a place in it, and the newest that are doubtful or decided. */
export function groupRemarks(remarks: readonly Remark[]) {
  const open = remarks.filter(({ state }) => state === 'open');
  return {
    placed: open
      .filter(({ place }) => place !== null)
      .toSorted(
        (one, other) =>
          fieldOrder.indexOf(one.field) - fieldOrder.indexOf(other.field) ||
          (one.place?.index ?? 0) - (other.place?.index ?? 0) ||
          one.id - other.id,
      ),
    lost: open.filter(({ place }) => place === null),
    doubtful: newestFirst(remarks.filter(({ state }) => state === 'doubtful')),
    decided: newestFirst(remarks.filter(({ state }) => state === 'taken' || state === 'closed')),
  };
}

function newestFirst(remarks: readonly Remark[]): Remark[] {
  return remarks.toSorted((one, other) => other.id - one.id);
}
