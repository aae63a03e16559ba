import '@tanstack/react-start/server-only';

export { checkMailServer, createMailer, sendMail } from './create-mailer.ts';
export { MailError, type MailFailure } from './mail-error.ts';
