/** The limits of one request to a provider. */
export type RequestLimits = {
  /** Time until the first token, including the wait before a retry. */
  firstTokenMs: number;
  /** Time until the whole answer. */
  totalMs: number;
  /** Size of the answer's text, in UTF-8. */
  answerBytes: number;
  /** Size of the response body. Providers wrap each token in some 300 bytes, and may send reasoning and pings. */
  streamBytes: number;
  /** Delay before the one retry, if the provider sends no `Retry-After`. */
  retryDelayMs: number;
};

export const requestLimits: RequestLimits = {
  firstTokenMs: 60_000,
  totalMs: 5 * 60_000,
  answerBytes: 2_000_000,
  streamBytes: 64_000_000,
  retryDelayMs: 1_000,
};
