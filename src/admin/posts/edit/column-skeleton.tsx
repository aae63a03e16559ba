import { columnRow } from '../../post-form/language-columns.tsx';

/** Placeholders for the fields of a column while its post loads. */
export function ColumnSkeleton() {
  return (
    <>
      <div
        aria-hidden="true"
        className={`h-13 animate-pulse bg-surface-sunken ${columnRow.title}`}
      />
      <div
        aria-hidden="true"
        className={`h-96 animate-pulse bg-surface-sunken ${columnRow.text}`}
      />
    </>
  );
}
