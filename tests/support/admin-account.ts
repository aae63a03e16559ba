/** The first admin of the sites that browser tests start. */
export const admin = { username: 'shilan', password: 'four goats on a roof' };

/** More accounts with the same password. Each may use the assistant 30 times an hour, and the tests need more. */
export const editors = ['awat', 'baran', 'chnar', 'diyar', 'evin', 'farhad'] as const;

/** An account whose password and two-factor sign-in a test changes. No other test uses it. */
export const keeper = 'golala';
