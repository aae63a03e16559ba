/** What a check says of a server. */
export type CheckResult = {
  /** For programs; it stays the same. */
  id: string;
  /** `warn`: it works, another way is better. `unknown`: nothing on the server tells. */
  state: 'pass' | 'fail' | 'warn' | 'unknown';
  found: string;
  /** Why it matters; empty where the check passes. */
  why: string;
  /** Empty where the check passes. */
  todo: string;
};

export function pass(id: string, found: string): CheckResult {
  return { id, state: 'pass', found, why: '', todo: '' };
}

export function fail(id: string, found: string, why: string, todo: string): CheckResult {
  return { id, state: 'fail', found, why, todo };
}

export function warn(id: string, found: string, why: string, todo: string): CheckResult {
  return { id, state: 'warn', found, why, todo };
}

export function unknown(id: string, found: string, why: string, todo: string): CheckResult {
  return { id, state: 'unknown', found, why, todo };
}

export function messageOf(error: unknown): string {
  return error instanceof Error
    ? error.message || String(error.cause ?? error.name)
    : String(error);
}
