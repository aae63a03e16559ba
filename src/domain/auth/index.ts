import '@tanstack/react-start/server-only';

export {
  type AccountOwner,
  beginTwoFactor,
  changePassword,
  disableTwoFactor,
  enableTwoFactor,
  endOwnOtherSessions,
  endOwnSession,
} from './account.ts';
export { createAdmin, listAdmins, resetPassword } from './admins.ts';
export { withAnonymousLimit } from './anonymous-db-limit.ts';
export { createFirstAdmin } from './create-first-admin.ts';
export { generatePassword, listGeneratedPasswords } from './generate-password.ts';
export { createRateLimits, type RateLimits } from './rate-limits.ts';
export {
  findSession,
  listSessions,
  removeExpiredSessions,
  revokeSessions,
  type SessionUser,
  signOut,
} from './sessions.ts';
export { signIn } from './sign-in.ts';
export { readTwoFactor, removeTwoFactor } from './two-factor.ts';
