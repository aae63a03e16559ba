/** What a check says of a server. */
export type Finding = {
  /** For programs; it stays the same. */
  id: string;
  /** `mend`: has to be mended. `advice`: better another way. `unknown`: could not be found out. */
  state: 'well' | 'mend' | 'advice' | 'unknown';
  found: string;
  /** Why it matters; empty where all is well. */
  why: string;
  /** Empty where all is well. */
  todo: string;
};

export function well(id: string, found: string): Finding {
  return { id, state: 'well', found, why: '', todo: '' };
}

export function mend(id: string, found: string, why: string, todo: string): Finding {
  return { id, state: 'mend', found, why, todo };
}

export function advise(id: string, found: string, why: string, todo: string): Finding {
  return { id, state: 'advice', found, why, todo };
}

export function unknown(id: string, found: string, why: string, todo: string): Finding {
  return { id, state: 'unknown', found, why, todo };
}

export function messageOf(error: unknown): string {
  return error instanceof Error
    ? error.message || String(error.cause ?? error.name)
    : String(error);
}
