/** Tells of changes to posts, whoever makes them. */
export type PostWatcher = {
  /** A post with this slug, or a translation of it, was made, changed or removed. Counts of views are no change. */
  onPost: (slug: string) => void;
  /** Changes may have happened that nobody told of. */
  onGap: () => void;
};

export type PostWatch = {
  /** Resolves once every change that was committed before the call has been told. */
  caughtUp: () => Promise<void>;
  stop: () => Promise<void>;
};
