export const hourMs = 60 * 60 * 1_000;
/** Of 24 hours: in Iraq no day is shorter or longer. */
export const dayMs = 24 * hourMs;
