/** @returns the text and how long it took, from asking to the last byte */
export async function readPage(address: string): Promise<{ text: string; tookMs: number }> {
  const start = performance.now();
  const response = await fetch(address);
  const text = await response.text();
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return { text, tookMs: performance.now() - start };
}
