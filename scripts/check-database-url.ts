import { readEnvironment } from '#platform/environment.ts';
import { StartupError } from '#platform/startup-error.ts';

/** @throws {StartupError} if the URL is no database URL */
export function checkDatabaseUrl(url: string, option: string): string {
  try {
    return readEnvironment({ DATABASE_URL: url }).databaseUrl;
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    throw new StartupError(error.message.replace('DATABASE_URL', option));
  }
}
