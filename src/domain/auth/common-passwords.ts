import { DomainError } from '#domain/domain-error.ts';

/**
 * OWASP ASVS 5.0, 6.2.4: a new password is none of those that are tried first, however it is capitalised. The list (50,000 of
 * eight characters and more) is read when somebody sets a password, and by nothing else.
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
