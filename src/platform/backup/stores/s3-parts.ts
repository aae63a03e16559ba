import { createHash } from 'node:crypto';
import { StoreError } from './store-error.ts';

/** Sends a signed request, whose body has so many bytes. @throws {StoreError} unless it is accepted */
export type AskS3 = (url: string, init: RequestInit, bytes?: number) => Promise<Response>;

/**
 * A larger file goes in parts of this size: one request takes 5 GB at most. S3 takes 10,000 parts, so a backup may have
 * 640 GB (https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html).
 */
export const s3PartBytes = 64 * 1024 * 1024;

/**
 * Uploads a file in parts, each with its SHA-256. It is there once all of them are: a listing never shows a half.
 *
 * @param url of the object
 * @throws {StoreError} and removes the parts that are there
 */
export async function putInParts(
  ask: AskS3,
  url: string,
  { file, partBytes }: { file: Blob; partBytes: number },
): Promise<void> {
  const created = await (await ask(`${url}?uploads=`, { method: 'POST' })).text();
  const uploadId = /<UploadId>([^<&]{1,2000})<\/UploadId>/.exec(created)?.[1];
  if (uploadId === undefined)
    throw new StoreError('failed', 'The storage gave an upload in parts no id');
  const upload = `uploadId=${encodeURIComponent(uploadId)}`;
  try {
    const parts: string[] = [];
    for (let at = 0; at < file.size; at += partBytes) {
      const part = file.slice(at, at + partBytes);
      const number = parts.length + 1;
      const etag = await putPart(ask, `${url}?partNumber=${number}&${upload}`, part);
      parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`);
    }
    const body = `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join('')}</CompleteMultipartUpload>`;
    const joined = await ask(`${url}?${upload}`, { method: 'POST', body }, file.size);
    const completed = await joined.text();
    // An error while the parts are joined arrives with status 200, which was sent before.
    if (!completed.includes('<CompleteMultipartUploadResult'))
      throw new StoreError('failed', 'The storage did not join the parts of the upload');
  } catch (error) {
    // Parts without an end would be paid for. The upload has failed anyway.
    await ask(`${url}?${upload}`, { method: 'DELETE' }).catch(() => undefined);
    throw error;
  }
}

/** @returns the ETag by which the upload names the part */
async function putPart(ask: AskS3, url: string, part: Blob): Promise<string> {
  const headers = { 'X-Amz-Content-Sha256': await sha256Of(part) };
  const response = await ask(url, { method: 'PUT', body: part, headers }, part.size);
  await response.arrayBuffer();
  const etag = response.headers.get('etag') ?? '';
  if (!/^"?[\w-]{1,200}"?$/.test(etag))
    throw new StoreError('failed', 'The storage gave a part of an upload no ETag');
  return etag;
}

export async function sha256Of(file: Blob): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of file.stream()) hash.update(chunk);
  return hash.digest('hex');
}
