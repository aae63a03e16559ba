/** The first admin of the sites that browser tests start. */
export const admin = { username: 'shilan', password: 'four goats on a roof' };
