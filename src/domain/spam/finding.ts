import type { DoubtReason } from './shared/doubt-reasons.ts';

/** What speaks against a text of a stranger, and how much. */
export type Finding = { reason: DoubtReason; weight: number };

/** What a stranger wrote. */
export type WrittenText = {
  name: string;
  message: string;
  /** The host to which its links may lead: of the sender's mail address. */
  ownHost?: string | undefined;
  /** Whether the message is nothing but a way to reach the sender. */
  isContact?: boolean;
};
