/** A number from 1 in a URL, in digits. PostgreSQL can compare each with an id; ten digits may be out of its range. */
export const positiveNumber = /^[1-9]\d{0,8}$/;
