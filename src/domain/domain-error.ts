import { AppError } from '#platform/app-error.ts';

/** An expected failure: a rule of the domain forbids the request, and its sender can do something about it. */
export class DomainError extends AppError {
  override name = 'DomainError';
}
