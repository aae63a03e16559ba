/** The first admin of the sites that browser tests start. */
export const admin = { username: 'shilan', password: 'four goats on a roof' };

/** More accounts with the same password: each may ask the assistant 30 times an hour, which one alone would use up. */
export const editors = ['awat', 'baran', 'chnar', 'diyar', 'evin', 'farhad'] as const;

/** An account whose password and second step a test changes: nobody else signs in to it. */
export const keeper = 'golala';
