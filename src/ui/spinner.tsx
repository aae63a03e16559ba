/** A turning step of a kilim, with a text that says what is loading. */
export function Spinner({ text, className }: { text: string; className: string }) {
  return (
    <div
      role="status"
      className={`flex flex-col items-center justify-center gap-4 text-ink-muted ${className}`}
    >
      <svg
        viewBox="0 0 32 32"
        width="40"
        height="40"
        aria-hidden="true"
        className="animate-spin text-gold-strong"
      >
        <path fill="currentColor" d="M12 0h8v4h4v4h4v4h4v8h-4v-4h-4v-4h-4V8h-8z" />
      </svg>
      {text}
    </div>
  );
}
