import { readFileSync, writeFileSync } from 'node:fs';

/** Replaces the first match. @throws {Error} if there is none */
export function editFile(path: string, pattern: RegExp, replacement: string): void {
  const text = readFileSync(path, 'utf8');
  if (!pattern.test(text)) throw new Error(`${path} has no ${pattern}`);
  writeFileSync(path, text.replace(pattern, replacement));
}
