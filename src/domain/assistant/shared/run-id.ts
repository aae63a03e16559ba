import { z } from 'zod';

/** The id of a run of the assistant, as a request names it. PostgreSQL compares no larger one. */
export const runId = z
  .int('must be the id of a run of the assistant')
  .min(1, 'must be the id of a run of the assistant')
  .max(2_147_483_647, 'must be the id of a run of the assistant');
