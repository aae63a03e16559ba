import '@tanstack/react-start/server-only';

export { createMailer, sendMail } from './create-mailer.ts';
export { MailError } from './mail-error.ts';
