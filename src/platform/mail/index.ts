import '@tanstack/react-start/server-only';

export { MailError, type MailFailure } from './mail-error.ts';
export { type Mail, type MailTimeouts, sendMail } from './send-mail.ts';
