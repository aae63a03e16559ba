/** Why the site can't start, for the person at the terminal: one line for each problem, printed without a stack. */
export class StartupError extends Error {}
