import pLimit from 'p-limit';

/** Of the ten connections to PostgreSQL. */
const connectionsForStrangers = 4;

/**
 * What is asked of the database for callers of whom nobody knows yet who they are waits here, so that a flood of them
 * leaves connections to pages, to those who are signed in and to the question whether the process is ready.
 */
export const inStrangersTurn = pLimit(connectionsForStrangers);
