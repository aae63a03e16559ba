import type { MouseEvent } from 'react';

/**
 * For `onClick` of a link that may lead to where the reader is: scrolls to the section that it names, with the focus, or to the
 * top, and leaves every other link alone. The router takes such a link for a reload, and keeps the page where it is.
 */
export function scrollToLinkTarget(event: MouseEvent<HTMLAnchorElement>): void {
  const { href, hash } = event.currentTarget;
  if (href !== location.href || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  if (hash === '') scrollTo({ top: 0 });
  else scrollToSection(hash.slice(1));
}

/** Scrolls as the page's `scroll-behavior` says, and moves the focus, so that the next Tab goes on from the section. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
