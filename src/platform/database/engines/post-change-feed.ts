/** Receives the changes to posts, whichever process makes them. */
export type PostChangeListener = {
  /**
   * Called with the slug of each post that was inserted, updated or deleted, and of each post whose page shows
   * something of it: its translations, the other parts of its series, those that lead to it as the next. An update of
   * `views` alone is no change.
   */
  onChange: (slug: string) => void;
  /** Called when notifications may have been lost. */
  onMissedEvents: () => void;
};

export type PostChangeFeed = {
  /** Resolves once the listener has heard of every change that was committed before the call. */
  flushed: () => Promise<void>;
  stop: () => Promise<void>;
};
