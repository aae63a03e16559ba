import type { TextToolName } from './text-tools.ts';

export type ToolIconName = TextToolName | 'table' | 'picture' | 'library';

/**
 * The paths of the icons, on the 24-unit grid of the other icons of the site. Icons that show a reading order follow
 * the direction of the panel.
 */
export const toolIconPaths: Record<
  ToolIconName,
  { common?: string; leftToRight?: string; rightToLeft?: string }
> = {
  heading2: { common: 'M3 6v12M11 6v12M3 12h8M15 10c0-4 6-4 6 0 0 3-6 4-6 8h6' },
  heading3: { common: 'M3 6v12M11 6v12M3 12h8M15 7h6l-4 4c5 0 5 7 0 7-1 0-2 0-3-1' },
  bold: { common: 'M7 5v14h6a3 3 0 0 0 0-7H7M7 5h5a3 3 0 0 1 0 7' },
  italic: { common: 'M10 5h8M6 19h8M14 5l-4 14' },
  link: {
    common:
      'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-2 2M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l2-2',
  },
  bulletedList: {
    leftToRight: 'M10 6h11M10 12h11M10 18h11M4 6h1M4 12h1M4 18h1',
    rightToLeft: 'M3 6h11M3 12h11M3 18h11M19 6h1M19 12h1M19 18h1',
  },
  numberedList: {
    leftToRight: 'M11 6h10M11 12h10M11 18h10M3 5l2-1v6M3 15c0-2 4-2 3 0l-3 4h4',
    rightToLeft: 'M3 6h10M3 12h10M3 18h10M18 5l2-1v6M18 15c0-2 4-2 3 0l-3 4h4',
  },
  quote: {
    leftToRight: 'M4 5v14M10 7h11M10 12h11M10 17h7',
    rightToLeft: 'M20 5v14M3 7h11M3 12h11M7 17h7',
  },
  code: { common: 'M8 7l-5 5 5 5M16 7l5 5-5 5' },
  table: { common: 'M3 5h18v14H3zM3 10h18M12 10v9' },
  library: { common: 'M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3zM14 14h7v7h-7z' },
  picture: { common: 'M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 5M16 9h1' },
};

/** A decorative icon of the toolbar. The button has a text for screen readers. */
export function ToolIcon({ name }: { name: ToolIconName }) {
  const { common, leftToRight, rightToLeft } = toolIconPaths[name];
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'bold' ? 3 : 2}
      strokeLinecap="square"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {common && <path d={common} />}
      {leftToRight && <path d={leftToRight} className="rtl:hidden" />}
      {rightToLeft && <path d={rightToLeft} className="ltr:hidden" />}
    </svg>
  );
}
