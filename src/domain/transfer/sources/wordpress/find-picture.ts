import type { PictureSource } from '../../article.ts';
import { pictureInFolder } from '../../pictures/picture-in-folder.ts';
import { type Blog, withoutScheme } from './read-blog.ts';

/**
 * Finds a picture in full size, where that is known: posts show `goat-300x200.jpg` and `goat.jpg?w=600` of `goat.jpg`
 * or `goat-scaled.jpg`. First beside the export, then on the web.
 */
export async function findPicture(
  folder: string,
  { attachmentUrls }: Pick<Blog, 'attachmentUrls'>,
  reference: string,
): Promise<PictureSource> {
  // The servers of Jetpack have the host in the path.
  const bare = reference.replace(/^(https?:\/\/)i\d\.wp\.com\//, '$1').replace(/\?.*$/, '');
  const full = bare.replace(/-\d{1,5}x\d{1,5}(?=\.\w{3,4}$)/, '');
  const scaled = full.replace(/(?=\.\w{3,4}$)/, '-scaled');
  const known = [bare, full, scaled].find((url) => attachmentUrls.has(withoutScheme(url)));
  for (const url of new Set([known ?? full, full, scaled, bare])) {
    const upload = /\/wp-content\/uploads\/(.+)$/.exec(url)?.[1];
    if (upload === undefined) continue;
    for (const place of ['wp-content/uploads', 'uploads']) {
      const found = await pictureInFolder(folder, `${place}/${upload}`);
      if (found.kind === 'file') return found;
    }
  }
  return await pictureInFolder(folder, known ?? reference);
}

/** Whether a URL is the page that WordPress makes of a picture. */
export function isPageOfPicture({ attachmentPages }: Pick<Blog, 'attachmentPages'>) {
  return (url: string): boolean =>
    attachmentPages.has(withoutScheme(url)) || /[?&]attachment_id=\d/.test(url);
}
