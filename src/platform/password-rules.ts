/** OWASP ASVS 5.0, 6.2.1 and 6.2.9: at least 8 characters, and 64 or more are accepted. */
export const minPasswordLength = 8;
export const maxPasswordLength = 128;
