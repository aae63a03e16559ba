import { createHash } from 'node:crypto';
import { maxUploadBytes } from '#domain/media/shared/upload-limit.ts';
import { picturesOfMarkdown, replacePictures } from '#markdown/pictures.ts';
import type { PictureSource, SourceArticle, SourceText, SourceValues } from '../article.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { readBounded } from '../safe-folder.ts';
import { describeFailure } from '../transfer-error.ts';

/** Of one text. A picture takes a second of a core. */
const maxPictures = 300;

/** The pictures of a text: what it names, and where each is. */
export type TextPictures = ReadonlyMap<string, PictureSource>;

/** Finds the pictures of a text and its cover; reads nothing. */
export async function findPictures(
  article: SourceArticle,
  { values, isCopy }: SourceText,
): Promise<TextPictures> {
  const references = picturesOfMarkdown(values.content);
  const all = new Set([...(values.image ? [values.image] : []), ...references]);
  const found = new Map<string, PictureSource>();
  for (const reference of all) {
    // Is stored here already, or is a file of the site.
    if (isCopy && reference.startsWith('/')) continue;
    found.set(
      reference,
      found.size < maxPictures
        ? await article.findPicture(reference)
        : { kind: 'missing', reason: `the text has more than ${maxPictures} pictures` },
    );
  }
  return found;
}

/** Changes when another picture lies at the place of one. Pictures on the web are known by their URL. */
export async function identifyPictures(pictures: TextPictures): Promise<string[]> {
  const identify = async (source: PictureSource) => {
    if (source.kind !== 'file') return JSON.stringify(source);
    try {
      const bytes = await readBounded(source.path, maxUploadBytes);
      return createHash('sha256').update(bytes).digest('hex');
    } catch (error) {
      return describeFailure(error);
    }
  };
  const identified: string[] = [];
  for (const [reference, source] of pictures)
    identified.push(`${reference} ${await identify(source)}`);
  return identified;
}

/**
 * Stores the pictures of a text. A picture that can't be had becomes a link, and a cover is left out.
 *
 * @returns the values with the paths of the stored pictures, and what went wrong
 */
export async function storePictures(
  values: SourceValues,
  pictures: TextPictures,
  store: PictureStore,
): Promise<{ values: SourceValues; problems: string[] }> {
  const problems: string[] = [];
  const replacements = new Map<string, string | null>();
  for (const [reference, source] of pictures) {
    const result = await store.store(source);
    if ('problem' in result) problems.push(result.problem);
    replacements.set(reference, 'imageUrl' in result ? result.imageUrl : null);
  }
  const { image } = values;
  const cover = image === undefined ? undefined : replacements.get(image);
  return {
    problems,
    values: {
      ...values,
      content: replacePictures(values.content, replacements),
      ...(cover !== undefined && { image: cover ?? '' }),
    },
  };
}
