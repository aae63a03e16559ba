import { AppError } from '#platform/app-error.ts';

/** A rule of the domain forbids what was asked. The sender of the request can do something about it. */
export class DomainError extends AppError {
  override name = 'DomainError';
}
