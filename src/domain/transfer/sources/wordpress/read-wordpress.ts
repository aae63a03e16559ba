import type { Source, SourceItem } from '../../article.ts';
import { skipped } from '../../article.ts';
import { describeFailure } from '../../transfer-error.ts';
import type { ReadOptions } from '../foreign-text.ts';
import { parseWxr, type WxrItem } from './parse-wxr.ts';
import { type Blog, readBlog, typeOf } from './read-blog.ts';
import { readPost } from './read-post.ts';

/**
 * Reads a WordPress export (Tools → Export), twice: first for what posts refer to, then for the posts. Pictures are in
 * `wp-content/uploads` or `uploads` beside the file, or are fetched from the blog.
 */
export function readWordPress(path: string, options: ReadOptions): Source {
  let known: Promise<Blog> | undefined;
  const findBlog = () => {
    known ??= readBlog(path);
    return known;
  };
  return {
    name: 'a WordPress export',
    count: async () => (await findBlog()).items,
    async *items() {
      const blog = await findBlog();
      const others = new Map<string, number>();
      let comments = 0;
      for await (const event of parseWxr(path)) {
        if (event.kind !== 'item') continue;
        comments += event.item.comments;
        const type = typeOf(event.item);
        if (type === 'post') yield readSafely(path, blog, event.item, options);
        else if (type === 'page')
          yield skipped(event.item.fields.get('title') ?? '', 'it is a page, not a post');
        else others.set(type, (others.get(type) ?? 0) + 1);
      }
      for (const [type, count] of others)
        if (!silentTypes.has(type)) yield skipped(type, `${count} entries that are no posts`);
      if (comments > 0) yield skipped('comments', `${comments} of them: this site has none`);
    },
  };
}

/** Pictures come with the posts that show them; the rest is how WordPress keeps its own things. */
const silentTypes = new Set(['attachment', 'revision', 'nav_menu_item', '']);

function readSafely(path: string, blog: Blog, item: WxrItem, options: ReadOptions): SourceItem {
  try {
    return readPost(path, blog, item, options);
  } catch (error) {
    return skipped(item.fields.get('title') ?? '', describeFailure(error));
  }
}
