import type { DeliveryFailure } from '../shared/enquiry.ts';

/** A message that was not delivered. What the receiver said is the error's message, for the log. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly code: DeliveryFailure;
  /** How long the receiver asks to wait. */
  readonly retryAfterMs: number | undefined;

  constructor(code: DeliveryFailure, said: string, retryAfterMs?: number) {
    super(said);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}
