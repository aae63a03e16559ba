import type { Generated } from 'kysely';

/** What visitors wrote (`domain/enquiries`). Neither their IP addresses nor their browsers are stored. */
export type EnquiriesTable = {
  id: Generated<number>;
  /** SHA-256 of the day and of what was typed, so that what is sent twice is stored once. */
  submission_key: string;
  /** SHA-256 of the message in hexadecimal, folded, which finds the same text of other senders. */
  text_hash: string;
  created_at: string;
  /** Of the page. */
  language: 'en' | 'ar' | 'ckb';
  /** Path of the page that led to the form, with its language prefix. */
  page: string;
  /** One of `domain/analytics/shared/dimensions.ts`. */
  source: string;
  campaign: string;
  name: string;
  /** As it was typed. */
  contact: string;
  contact_kind: 'email' | 'phone';
  /** The mail address in lower case, or the number in the form of E.164. */
  contact_normal: string;
  message: string;
  /** 1: it may be spam, and is delivered nowhere. */
  is_doubtful: number;
  /** JSON array of what spoke against it (`domain/enquiries/shared/enquiry.ts`). */
  reasons: string;
  /** One of `domain/enquiries/shared/enquiry.ts`. */
  status: string;
  note: string;
  /** When its status was first another than new. */
  answered_at: string | null;
  reminded_at: string | null;
  updated_at: string;
};

/** What is delivered of enquiries, or was: one row for each message and channel, in the order of the ids. */
export type EnquiryDeliveriesTable = {
  id: Generated<number>;
  /** Of a reminder: the oldest of those that it is about. */
  enquiry_id: number;
  /** One of `domain/enquiries/shared/enquiry.ts`. */
  channel: string;
  kind: 'enquiry' | 'reminder';
  /** The same in each attempt, so that a receiver can tell a repetition. */
  message_key: string;
  state: 'waiting' | 'delivered' | 'refused';
  /** How often it was tried. */
  attempts: number;
  /** How often the receiver refused this message itself. */
  refusals: number;
  next_attempt_at: string;
  /** While a process delivers it: until then no other one begins. */
  leased_until: string | null;
  /** Why the last attempt failed: a code of `domain/enquiries/shared/enquiry.ts`; null after a delivery. */
  failure: string | null;
  settled_at: string | null;
};
