/**
 * Copies a text. The browser may forbid it.
 *
 * The share bar and the feeds of public pages have the same function: a module that they share with the panel would be
 * a script of its own, and a request more for each reader.
 */
export async function copyText(text: string): Promise<'copied' | 'notCopied'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}
