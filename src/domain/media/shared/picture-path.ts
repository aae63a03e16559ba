/**
 * Before the name of a stored picture in its path. `site/blog/picture.tsx` and `site/offline/offline.worker.ts` have
 * the form of the path in fewer bytes.
 */
export const mediaFolder = '/media/';

/** Matches the name of a stored picture, its hash: a part of a regular expression. */
export const hashDigits = '[0-9a-f]{32}';

/** Matches such a name alone. */
export const wholeHash = /* @__PURE__ */ new RegExp(`^${hashDigits}$`);

/** The path of a stored picture on the site, as JPEG. */
export function picturePath(hash: string): string {
  return `${mediaFolder}${hash}.jpg`;
}

/** @returns undefined if the path is not one of {@link picturePath}, such as that of a picture from elsewhere */
export function pictureHashOf(path: string): string | undefined {
  return new RegExp(`^${mediaFolder}(${hashDigits})\\.jpg$`).exec(path)?.[1];
}

/** The hashes of the stored pictures that a text or the path of a cover names, in any variant. */
export function picturesIn(text: string): Set<string> {
  const names = text.matchAll(new RegExp(`${mediaFolder}(${hashDigits})`, 'g'));
  return new Set(Array.from(names, ([, hash = '']) => hash));
}
