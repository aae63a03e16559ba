import { toErrorResponse } from '#platform/http/error-response.ts';

/** A body that reads as fast as the client does, and stops when it goes away. */
export function streamOf(bytes: AsyncGenerator<Uint8Array>, signal: AbortSignal) {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await bytes.next();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        // The response has begun. This logs the error; the broken stream tells the client.
        toErrorResponse(error, signal);
        throw error;
      }
    },
    async cancel() {
      await bytes.return(undefined);
    },
  });
}
