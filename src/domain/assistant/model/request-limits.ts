/** What one request to a provider may take. */
export type RequestLimits = {
  /** Until the model says something, the wait before a retry included. */
  firstTokenMs: number;
  /** Until the answer is whole. */
  totalMs: number;
  /** Of the answer's text, in UTF-8. */
  answerBytes: number;
  /** Of what comes over the wire. Providers wrap each token in some 300 bytes, and may send thoughts and pings. */
  streamBytes: number;
  /** Before the one retry, where the provider names no time. */
  retryDelayMs: number;
};

export const requestLimits: RequestLimits = {
  firstTokenMs: 60_000,
  totalMs: 5 * 60_000,
  answerBytes: 2_000_000,
  streamBytes: 64_000_000,
  retryDelayMs: 1_000,
};
