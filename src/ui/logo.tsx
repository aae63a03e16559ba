/** The company's logo: a summit in gold steps, as in a kilim, and its reflection. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="shrink-0">
      <path className="fill-gold-strong" d="M14 2h4v4h4v4h4v4h4v4h-10v-4h-8v4H2v-4h4v-4h4V6h4z" />
      <path className="fill-accent" d="M6 21h20v3h-4v3h-4v3h-4v-3h-4v-3H6z" />
    </svg>
  );
}
