/** An admin for each worker of Playwright: the server has the drafts of an account, and tests must not meet them. */
export const adminOfWorker = ['shilan', 'sherko', 'soma', 'sirwan'] as const;

const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0) % adminOfWorker.length;

/** The admin of the sites that browser tests start. */
export const admin = {
  username: adminOfWorker[worker] ?? adminOfWorker[0],
  password: 'four goats on a roof',
};

/** More accounts with the same password. Each may use the assistant 30 times an hour, and the tests need more. */
export const editors = ['awat', 'baran', 'chnar', 'diyar', 'evin', 'farhad'] as const;

/** An account whose password and two-factor sign-in a test changes. No other test uses it. */
export const twoFactorAccount = 'golala';

/** Accounts that have no drafts but those of one test at a time. */
export const guests = ['hana', 'jwan', 'kawa'] as const;
