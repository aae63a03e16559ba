/** Line icons on a 24-unit grid with square ends, like the logo, drawn for left-to-right text. */
export const iconPaths = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  chevron: 'M6 9l6 6 6-6',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21',
  back: 'M20 12H5M11 6l-6 6 6 6',
  forward: 'M4 12h15M13 6l6 6-6 6',
  external: 'M8 5H5v14h14v-3M12 4h8v8M20 4L10 14',
  theme: 'M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16',
  globe:
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM3 12h18M12 3c3 3 4 6 4 9s-1 6-4 9c-3-3-4-6-4-9s1-6 4-9z',
} as const;

/**
 * The icons that point along the line: to its start or to its end. The only place where an icon gets a direction:
 * {@link Icon} mirrors these in right-to-left text, and a test looks at each on every page.
 */
export const iconDirections: { readonly [Name in keyof typeof iconPaths]?: 'start' | 'end' } = {
  back: 'start',
  forward: 'end',
  external: 'end',
};

/** A decorative line icon in the colour of its text. The text beside it has the meaning. */
export function Icon({ name, className }: { name: keyof typeof iconPaths; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill={name === 'theme' ? 'currentColor' : 'none'}
      fillOpacity={name === 'theme' ? 0.25 : undefined}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="square"
      aria-hidden="true"
      className={['shrink-0', iconDirections[name] && 'rtl:mirrored', className]
        .filter(Boolean)
        .join(' ')}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
