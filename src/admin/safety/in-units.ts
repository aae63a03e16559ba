/** A size in the unit in which people say it, with the digits that matter: whole from 10 on. */
export function inUnits(bytes: number): { unit: 'megabytes' | 'gigabytes'; size: number } {
  const unit = bytes >= 1_000_000_000 ? 'gigabytes' : 'megabytes';
  const size = bytes / (unit === 'gigabytes' ? 1_000_000_000 : 1_000_000);
  return { unit, size: size >= 10 ? Math.round(size) : Math.round(size * 10) / 10 };
}
