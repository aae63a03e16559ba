import { encode } from 'uqr';

/** The quiet zone around the code, which scanners need (ISO 18004). */
const borderModules = 4;

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: borderModules });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="account-qr"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
