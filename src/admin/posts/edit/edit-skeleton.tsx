/** Placeholders for the fields while the post loads. */
export function EditSkeleton() {
  return (
    <div aria-hidden="true" className="edit-columns mt-6 animate-pulse">
      <div className="grid content-start gap-5">
        <div className="h-13 bg-surface-sunken" />
        <div className="h-96 bg-surface-sunken" />
      </div>
      <div className="grid content-start gap-5">
        <div className="aspect-3/2 bg-surface-sunken" />
        <div className="h-24 bg-surface-sunken" />
      </div>
    </div>
  );
}
