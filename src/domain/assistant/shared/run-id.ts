import { z } from 'zod';

const message = 'run must be the id of a run of the assistant';

/** The id of a run of the assistant, as a request names it. PostgreSQL compares no larger number. */
export const runId = z.int(message).min(1, message).max(2_147_483_647, message);
