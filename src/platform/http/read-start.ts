/** Far more than an API says of an error. */
const maxCharacters = 16_000;

/** The first 16,000 characters of a response's body, or what of it arrived before the connection was lost. */
export async function readStart(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > maxCharacters) break;
    }
  } catch {
    // The status is enough.
  }
  return text;
}
