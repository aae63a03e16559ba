/** @returns null for a text that is no JSON, as an error page of a proxy */
export function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
