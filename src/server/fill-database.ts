import { createFirstAdmin } from '#domain/auth/index.ts';
import { DomainError } from '#domain/domain-error.ts';
import { installGlossary } from '#domain/glossary/index.ts';
import { installStarterPosts } from '#domain/posts/index.ts';
import type { Database } from '#platform/database/index.ts';
import type { Environment } from '#platform/environment.ts';
import { StartupError } from '#platform/startup-error.ts';

/**
 * Adds the first admin, the starter posts and the glossary to a new database, once.
 *
 * @throws {StartupError} if the password of the first admin is too common
 */
export async function fillDatabase(database: Database, environment: Environment): Promise<void> {
  await makeFirstAdmin(database, environment);
  await installStarterPosts(database);
  await installGlossary(database);
}

async function makeFirstAdmin(
  database: Database,
  { adminUsername: username, adminPassword: password }: Environment,
): Promise<void> {
  const made = await createFirstAdmin(database, { username, password }).catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== 'common-password') throw error;
    throw new StartupError(`ADMIN_PASSWORD must be another password. ${error.message}`);
  });
  if (made?.generatedPassword)
    console.log(
      `The first admin is ${username} with the password ${made.generatedPassword} (shown only now)`,
    );
}
