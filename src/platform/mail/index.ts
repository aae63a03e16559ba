import '@tanstack/react-start/server-only';

export { createMailer, type Mail, type Mailer, sendMail } from './create-mailer.ts';
export { MailError, type MailFailure } from './mail-error.ts';
