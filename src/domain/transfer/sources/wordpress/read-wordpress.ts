import type { Source, SourceItem } from '../../article.ts';
import { skipped } from '../../article.ts';
import { describeFailure, TransferError } from '../../transfer-error.ts';
import type { ReadOptions } from '../read-markdown-folder.ts';
import { parseWxr, type WxrItem } from './parse-wxr.ts';
import { type Blog, readPost } from './read-post.ts';

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

function typeOf({ fields }: WxrItem): string {
  return (fields.get('wp:post_type') ?? 'post').trim();
}

function readSafely(path: string, blog: Blog, item: WxrItem, options: ReadOptions): SourceItem {
  try {
    return readPost(path, blog, item, options);
  } catch (error) {
    return skipped(item.fields.get('title') ?? '', describeFailure(error));
  }
}

async function readBlog(path: string): Promise<Blog> {
  const facts = new Map<string, string>();
  const blog = {
    items: 0,
    authors: new Map<string, string>(),
    attachments: new Map<string, { url: string; alt: string }>(),
    attachmentUrls: new Set<string>(),
  };
  for await (const event of parseWxr(path)) {
    if (event.kind === 'blog' && !facts.has(event.name)) facts.set(event.name, event.text);
    if (event.kind === 'author') blog.authors.set(event.login, event.name);
    if (event.kind !== 'item') continue;
    const { fields, meta } = event.item;
    const type = typeOf(event.item);
    if (type === 'post' || type === 'page') blog.items += 1;
    const url = fields.get('wp:attachment_url')?.trim();
    if (!url) continue;
    const alt = meta.get('_wp_attachment_image_alt')?.[0]?.trim() ?? '';
    blog.attachments.set(fields.get('wp:post_id')?.trim() ?? '', { url, alt });
    blog.attachmentUrls.add(url);
  }
  if (!facts.has('wp:wxr_version') && blog.items === 0)
    throw new TransferError(`${path} is no WordPress export: export "All content" under Tools`);
  const url = facts.get('wp:base_blog_url') ?? facts.get('link') ?? '';
  return { ...blog, url: URL.canParse(url) ? new URL(url) : null };
}
