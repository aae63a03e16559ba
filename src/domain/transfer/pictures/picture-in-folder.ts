import type { PictureSource } from '../article.ts';
import { findInside } from '../safe-folder.ts';

/**
 * Finds a picture that a text names: a file below a folder, or a URL.
 *
 * @param roots of the references that begin with a slash, such as Hugo's `static`; by default the folder itself
 */
export async function pictureInFolder(
  folder: string,
  reference: string,
  { inside = '', roots = [''] }: { inside?: string; roots?: readonly string[] } = {},
): Promise<PictureSource> {
  if (/^(?:https?:)?\/\//i.test(reference)) {
    const url = reference.startsWith('//') ? `https:${reference}` : reference;
    return URL.canParse(url)
      ? { kind: 'web', url }
      : { kind: 'missing', reason: `${shorten(reference)} is no URL` };
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(reference))
    return { kind: 'missing', reason: `${shorten(reference)} is neither a file nor a web URL` };
  const path = decode(reference.split(/[?#]/, 1)[0] ?? '');
  const candidates = path.startsWith('/')
    ? roots.map((root) => `${root}${path}`)
    : [`${inside}/${path}`, ...roots.map((root) => `${root}/${path}`)];
  for (const candidate of candidates) {
    const file = await findInside(folder, candidate);
    if (file !== null) return { kind: 'file', path: file };
  }
  return { kind: 'missing', reason: `there is no file ${shorten(reference)} in the folder` };
}

/**
 * The same for a blog that may still be on the web.
 *
 * @param site where the blog is
 */
export async function pictureOfBlog(
  site: URL | undefined,
  folder: string,
  reference: string,
  places: Parameters<typeof pictureInFolder>[2] = {},
): Promise<PictureSource> {
  const found = await pictureInFolder(folder, reference, places);
  if (found.kind !== 'missing' || !isPath(reference)) return found;
  if (site && URL.canParse(reference, site))
    return { kind: 'web', url: new URL(reference, site).href };
  const reason = `${found.reason}: put it there, or name its blog with --site`;
  return { kind: 'missing', reason };
}

function isPath(reference: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(reference);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** An embedded picture is a text of megabytes. */
export function shorten(reference: string): string {
  return reference.length > 100 ? `${reference.slice(0, 100)}…` : reference;
}
