import type { Generated } from 'kysely';

export type AdminsTable = {
  username: string;
  /** Argon2id in PHC format, with its own parameters and salt. */
  password_hash: string;
  created_at: string;
};

export type SessionsTable = {
  /** SHA-256 of the token in hexadecimal: nobody can sign in with a copy of the database. */
  token_hash: string;
  username: string;
  created_at: string;
  last_used_at: string;
  /** The IP address that opened the session; empty if it is not known. */
  address: Generated<string>;
  /** The user agent, cut to 300 characters. */
  user_agent: Generated<string>;
};

export type RateLimitsTable = {
  key: string;
  /** Attempts counted in the running window. */
  points: number;
  /** End of the window; null if it never ends. */
  expires_at: string | null;
};

/** The second factor of an account. */
export type SecondFactorsTable = {
  username: string;
  /** Base32, encrypted if `SECRET_KEY` is set (`domain/auth/sealed-secret.ts`). */
  secret: string;
  /** Null until its owner has confirmed it with a first code; until then it is not required. */
  confirmed_at: string | null;
  /** The time step of the last accepted code: no code is accepted twice. */
  last_step: number;
};

/** Unused recovery codes. */
export type RecoveryCodesTable = {
  /** SHA-256 in hexadecimal. */
  code_hash: string;
  username: string;
};

/** The audit log: who did what, when and from where; never a text or a secret. */
export type AuditLogTable = {
  id: Generated<number>;
  at: string;
  /** One of `domain/audit-log/shared/audit-actions.ts`. */
  action: string;
  /** Null for the command line, and for a failed login with an unknown username. */
  username: string | null;
  /** The object of the action: a slug, a term, an account. */
  subject: string | null;
  address: string | null;
};

export type SettingsTable = {
  key: string;
  value: string;
};
