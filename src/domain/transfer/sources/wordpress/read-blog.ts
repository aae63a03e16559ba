import { TransferError } from '../../transfer-error.ts';
import { parseWxr, type WxrItem } from './parse-wxr.ts';
import type { Attachment } from './shortcodes.ts';

/** A picture and the post that it was uploaded to, by their numbers. */
export type Upload = { id: string; post: string; order: number };

/** What the posts of an export refer to. */
export type Blog = {
  url: URL | null;
  languageTag: string | undefined;
  /** Posts and pages. */
  items: number;
  /** Display names by login. */
  authors: ReadonlyMap<string, string>;
  /** By number. */
  attachments: ReadonlyMap<string, Attachment>;
  /** In their order, by the number of the post. */
  uploads: ReadonlyMap<string, readonly Upload[]>;
  /** Without the scheme. */
  attachmentUrls: ReadonlySet<string>;
  attachmentPages: ReadonlySet<string>;
};

/**
 * Reads what the posts of an export refer to.
 *
 * @throws {TransferError} if the file is none
 */
export async function readBlog(path: string): Promise<Blog> {
  const facts = new Map<string, string>();
  const blog = {
    items: 0,
    authors: new Map<string, string>(),
    attachments: new Map<string, Attachment>(),
    attachmentUrls: new Set<string>(),
    attachmentPages: new Set<string>(),
  };
  const uploads: Upload[] = [];
  for await (const event of parseWxr(path)) {
    if (event.kind === 'blog' && !facts.has(event.name)) facts.set(event.name, event.text);
    if (event.kind === 'author') blog.authors.set(event.login, event.name);
    if (event.kind !== 'item') continue;
    const { fields, meta } = event.item;
    const type = typeOf(event.item);
    if (type === 'post' || type === 'page') blog.items += 1;
    const field = (name: string) => fields.get(name)?.trim() ?? '';
    const url = field('wp:attachment_url');
    if (url === '') continue;
    const id = field('wp:post_id');
    const alt = meta.get('_wp_attachment_image_alt')?.[0]?.trim() ?? '';
    blog.attachments.set(id, { url, alt, caption: field('excerpt:encoded') });
    blog.attachmentUrls.add(withoutScheme(url));
    blog.attachmentPages.add(withoutScheme(field('link')));
    if (isPicture(url))
      uploads.push({
        id,
        post: field('wp:post_parent'),
        order: Number(field('wp:menu_order')) || 0,
      });
  }
  if (!facts.has('wp:wxr_version') && blog.items === 0)
    throw new TransferError(`${path} is no WordPress export: export "All content" under Tools`);
  const url = facts.get('wp:base_blog_url') ?? facts.get('link') ?? '';
  return {
    ...blog,
    uploads: Map.groupBy(
      uploads.toSorted((one, other) => one.order - other.order),
      ({ post }) => post,
    ),
    languageTag: facts.get('language'),
    url: URL.canParse(url) ? new URL(url) : null,
  };
}

export function typeOf({ fields }: WxrItem): string {
  return (fields.get('wp:post_type') ?? 'post').trim();
}

export function withoutScheme(url: string): string {
  return url.replace(/^https?:/i, '').replace(/\/$/, '');
}

function isPicture(url: string): boolean {
  return /\.(?:jpe?g|png|gif|webp|avif)(?:\?.*)?$/i.test(url);
}
