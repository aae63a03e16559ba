import { DomainError } from '#domain/domain-error.ts';

/**
 * OWASP ASVS 5.0, 6.2.4: a new password must not be a common one, in lower or upper case. The list (50,000 passwords of
 * eight characters and more) is loaded only when somebody sets a password.
 *
 * @throws {DomainError} `common-password`
 */
export async function rejectCommonPassword(password: string): Promise<void> {
  const { default: list } = await import('fxa-common-password-list');
  if ([password, password.toLowerCase()].some((each) => list.test(each)))
    throw new DomainError(
      'common-password',
      'This password is very common, and would be tried first. Choose another one',
    );
}
