import type { Finding } from '../finding.ts';

/** A finding before its field is known. */
export type Fault = Omit<Finding, 'field'>;
