import { parseXml } from '../../xml/index.ts';
import { StoreError } from './store-error.ts';

type Listing = {
  objects: { key: string; bytes: number }[];
  /** The token of the next page; null after the last one. */
  next: string | null;
};

/**
 * Reads the response to ListObjectsV2 (https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html).
 *
 * @throws {StoreError} when it is no such response, such as the page of a portal on the way
 */
export async function readListing(xml: Uint8Array): Promise<Listing> {
  const objects: Listing['objects'] = [];
  let next: string | null = null;
  let root = '';
  let text = '';
  const path: string[] = [];
  const error = await parseXml(xml, {
    open({ name }) {
      root ||= name;
      path.push(name);
      text = '';
      if (path.join('/') === 'ListBucketResult/Contents') objects.push({ key: '', bytes: 0 });
    },
    text(piece) {
      text += piece;
    },
    close() {
      const at = path.join('/');
      const object = objects.at(-1);
      if (at === 'ListBucketResult/NextContinuationToken') next = text;
      if (object && at === 'ListBucketResult/Contents/Key') object.key = text;
      if (object && at === 'ListBucketResult/Contents/Size') object.bytes = Number(text);
      path.pop();
      text = '';
    },
  });
  if (error || root !== 'ListBucketResult')
    throw new StoreError('failed', 'The storage answered with something that is no list of files');
  return { objects, next };
}
