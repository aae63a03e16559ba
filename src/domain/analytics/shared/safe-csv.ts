/**
 * A table as CSV (RFC 4180) that a spreadsheet shows as text. A cell that it would read as a formula begins with an
 * apostrophe (OWASP, CSV Injection).
 */
export function safeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** What begins a formula, also in full width, and behind what nobody sees. */
const formula = /^[\s\p{Cf}]*[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫]/u;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
