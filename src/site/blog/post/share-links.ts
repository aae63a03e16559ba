/** The services that share a post without script, in the order of the page. */
export const shareServices = ['whatsApp', 'telegram', 'facebook', 'linkedIn', 'x'] as const;

export type ShareService = (typeof shareServices)[number];

export type Shared = { title: string; url: string };

/** The URL of a service's share form. Facebook and LinkedIn read the title from the post's page. */
export function shareLink(service: ShareService, shared: Shared): string {
  const title = encodeURIComponent(shared.title);
  const url = encodeURIComponent(shared.url);
  switch (service) {
    case 'whatsApp':
      // The URL is on a line of its own, so that a right-to-left title can't reorder parts of it.
      return `https://wa.me/?text=${title}%0A${url}`;
    case 'telegram':
      return `https://t.me/share/url?url=${url}&text=${title}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${url}`;
    case 'linkedIn':
      return `https://www.linkedin.com/sharing/share-offsite/?url=${url}`;
    case 'x':
      return `https://x.com/intent/post?url=${url}&text=${title}`;
  }
}
