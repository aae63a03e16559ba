type Grid = {
  columns: number;
  count: number;
  /** Rows of a page, for Page Up and Page Down. */
  pageRows: number;
  isRightToLeft: boolean;
};

/**
 * The index of the picture to which a key moves the focus in a grid of pictures.
 *
 * @returns null for keys that do not move
 */
export function moveInGrid(index: number, key: string, grid: Grid): number | null {
  const { columns, count, pageRows, isRightToLeft } = grid;
  const forward = isRightToLeft ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
    PageDown: columns * pageRows,
    PageUp: -columns * pageRows,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  if (step === undefined || count === 0) return null;
  const next = index + step;
  if (next >= 0 && next < count) return next;
  // A step up or down stays in its column; Home, End and pages go to the first or the last picture.
  if (key === 'ArrowUp' || key === 'ArrowDown')
    return key === 'ArrowUp' ? index : lastBelow(index, grid);
  return next < 0 ? 0 : count - 1;
}

/** The last row may be too short to have a picture below. */
function lastBelow(index: number, { columns, count }: Grid): number {
  const rowOf = (picture: number) => Math.floor(picture / columns);
  return rowOf(index) < rowOf(count - 1) ? count - 1 : index;
}
