import type { InferResponseType } from 'hono/client';
import { useCallback } from 'react';
import { type client, useApi } from '../api/client.ts';
import { fetchWithProgress, type ProgressOptions } from './fetch-with-progress.ts';

export type UploadedImage = InferResponseType<(typeof client)['upload-image']['$post'], 200>;

export type UploadImage = (file: File | Blob, options?: ProgressOptions) => Promise<UploadedImage>;

/**
 * Returns `uploadImage(file, { onProgress, signal })`, which stores a picture on the server.
 *
 * It throws {@link ApiError}, without a status when the server was not reached or `signal` was aborted. A response 401
 * ends the session, as for every call.
 */
export function useUploadImage(): UploadImage {
  const { client, call } = useApi();
  return useCallback(
    (file, options = {}) => {
      const image = file instanceof File ? file : new File([file], 'picture', { type: file.type });
      const upload = { fetch: fetchWithProgress(options) };
      return call(() => client['upload-image'].$post({ form: { image } }, upload));
    },
    [client, call],
  );
}
