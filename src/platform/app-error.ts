import type { ErrorCode, WrongField } from './error-body.ts';

/**
 * An expected error. The message is an English sentence for the person who sent the request; the code is for programs.
 * There is a subclass only where code catches that class.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Seconds after which the same request may succeed. */
  readonly retryAfterSeconds: number | undefined;
  readonly field: WrongField | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { retryAfterSeconds?: number; field?: WrongField | undefined; cause?: unknown } = {},
  ) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.name = 'AppError';
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.field = options.field;
  }
}
