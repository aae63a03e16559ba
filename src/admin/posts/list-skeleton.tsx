/** Arbitrary widths of the titles. */
const titleWidths = ['w-3/5', 'w-2/5', 'w-1/2', 'w-2/3', 'w-5/12', 'w-7/12', 'w-1/3'];

/** Placeholders for the rows while the posts load. */
export function ListSkeleton() {
  return (
    <div aria-hidden="true" className="mt-4 animate-pulse">
      <div className="mb-4 h-11 bg-surface-sunken" />
      {titleWidths.map((width) => (
        <div key={width} className="post-row border-t border-line">
          <div className={`post-row-title h-6 bg-surface-sunken ${width}`} />
          <div className="post-row-facts h-4 w-64 max-w-full bg-surface-sunken" />
          <div className="post-row-marks h-8 w-26 bg-surface-sunken" />
          <div className="post-row-actions h-9 w-72 max-w-full bg-surface-sunken" />
        </div>
      ))}
    </div>
  );
}
