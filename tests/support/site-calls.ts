import { samplePayload } from './sample-post.ts';

/** A reader's browser, for the counting of views. */
export const browser =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36';

/** Publishes a post with this title, as the panel does. */
export async function publish(
  origin: string,
  headers: { authorization: string },
  title: string,
): Promise<Response> {
  return await fetch(`${origin}/api/admin/blog/posts`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(samplePayload({ title, content: `## Begin\n\nThe text of ${title}.` })),
  });
}

/** The slug in the response to {@link publish}. */
export async function publishedSlug(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  const { slug } = await response.json();
  return String(slug);
}

/** Polls until the condition holds, and otherwise fails with the last value. */
export async function until<Found>(
  find: () => Promise<Found>,
  isSo: (found: Found) => boolean,
  withinMs = 120_000,
): Promise<Found> {
  const end = performance.now() + withinMs;
  for (;;) {
    const found = await find();
    if (isSo(found)) return found;
    if (performance.now() > end) throw new Error(`Still ${JSON.stringify(found)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The status of a response, 0 if there is none. */
export async function statusOf(url: string, init?: RequestInit): Promise<number> {
  try {
    const response = await fetch(url, init);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
