import type { MouseEvent } from 'react';

/**
 * An `onClick` for a link that may lead to the current page. Scrolls to the section that the link names and focuses it,
 * or scrolls to the top. Ignores every other link. The router would treat such a link as a reload and not scroll.
 */
export function scrollToLinkTarget(event: MouseEvent<HTMLAnchorElement>): void {
  const { href, hash } = event.currentTarget;
  if (href !== location.href || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  if (hash === '') scrollTo({ top: 0 });
  else scrollToSection(hash.slice(1));
}

/** Scrolls as the page's `scroll-behavior` says, and moves the focus, so that the next Tab starts from the section. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}
