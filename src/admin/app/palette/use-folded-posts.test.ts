import { expect, test } from 'vitest';
import { summary } from '../../../../tests/support/post-summary.ts';
import { findInPanel } from './find-in-panel.ts';
import { foldedAtOnce, foldSlice } from './use-folded-posts.ts';

test('a key folds no title of ten thousand posts: they were folded before, slice by slice', () => {
  let read = 0;
  const posts = Array.from({ length: 10_000 }, (_, index) => {
    const { title, ...post } = summary({ id: index + 1, title: `The lake ${index}` });
    return {
      ...post,
      translationGroup: String(index),
      get title() {
        read += 1;
        return title;
      },
    };
  });
  let count = 0;
  while (count < posts.length) {
    read = 0;
    count = foldSlice(posts, count);
    expect(read).toBe(foldedAtOnce);
  }
  read = 0;
  for (const query of ['l', 'la', 'lake 9999', 'nothing like it'])
    findInPanel(new Set(), posts, query);
  expect(read).toBe(0);
  expect(findInPanel(new Set(), posts, 'lake 9999').articles).toContain(posts[9_999]);
});
