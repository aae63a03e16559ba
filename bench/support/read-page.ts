/** @returns the body and the time from request to last byte */
export async function readPage(url: string): Promise<{ text: string; tookMs: number }> {
  const start = performance.now();
  const response = await fetch(url);
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return { text, tookMs: performance.now() - start };
}
