import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PostChangeListener } from './post-change-feed.ts';

/** Reports slugs that are added one after the other, as those of one transaction are, in one call. */
export function collectChanges(onChange: PostChangeListener['onChange']) {
  const changed = new Set<string>();
  let done: Promise<void> = Promise.resolve();

  /**
   * A transaction on SQLite keeps the process from its requests. The second turn of the event loop comes after it has
   * read and answered those that arrived meanwhile: their readers get the page of before, and do not wait for a
   * rendering too.
   *
   * @param before the reports before this one
   */
  async function report(before: Promise<void>): Promise<void> {
    await nextTurn();
    await nextTurn();
    const slugs = [...changed];
    changed.clear();
    await Promise.all([before, onChange(slugs)]);
  }

  return {
    add(slug: string): void {
      if (changed.size === 0) done = report(done);
      changed.add(slug);
    },
    /** Resolves once `onChange` is done with the slugs that were added before. */
    done: () => done,
  };
}
