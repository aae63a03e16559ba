/** Why the site can't start, for the person who started it: one line for each mistake, no stack. */
export class StartError extends Error {}
