/** Receives the changes to posts, whichever process makes them. */
export type PostChangeListener = {
  /**
   * Called with the slugs of posts that were inserted, updated or deleted, and of those whose page shows something of
   * them: their translations, the other parts of their series, those that lead to them as the next. An update of
   * `views` alone is no change.
   *
   * @returns once nothing from before the change is sent any more
   */
  onChange: (slugs: readonly string[]) => Promise<void> | void;
  /** Called when notifications may have been lost. */
  onMissedEvents: () => void;
};

export type PostChangeFeed = {
  /** Resolves once the listener is done with every change that was committed before the call. */
  flushed: () => Promise<void>;
  /** Resolves once the listener is done with the changes that were reported. */
  stop: () => Promise<void>;
};
