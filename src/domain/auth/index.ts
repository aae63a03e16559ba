import '@tanstack/react-start/server-only';

export { createAdmin, listAdmins, resetPassword } from './admins.ts';
export { createFirstAdmin } from './create-first-admin.ts';
export { generatePassword } from './generate-password.ts';
export {
  findSession,
  removeExpiredSessions,
  revokeSessions,
  type SessionUser,
  signOut,
} from './sessions.ts';
export { signIn } from './sign-in.ts';
