/** Where a post can be passed on without a script, in the order of the page. */
export const shareServices = ['whatsApp', 'telegram', 'facebook', 'linkedIn', 'x'] as const;

export type ShareService = (typeof shareServices)[number];

export type Shared = { title: string; url: string };

/** The address at which a service asks whom to send the post to. Facebook and LinkedIn take the title from the post's page. */
export function shareLink(service: ShareService, shared: Shared): string {
  const title = encodeURIComponent(shared.title);
  const url = encodeURIComponent(shared.url);
  switch (service) {
    case 'whatsApp':
      // On a line of its own, so that a title from right to left can't move parts of the address.
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
