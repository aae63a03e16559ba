import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { scrollToLinkTarget } from './scroll-to-section.ts';

/** Leads to the contact section of the home page: scrolls smoothly where it is, navigates from elsewhere. */
export function ContactLink(props: { className?: string; children: ReactNode }) {
  return (
    <Link
      to="/{-$prefix}"
      hash="contact"
      onClick={scrollToLinkTarget}
      className={props.className}
      activeOptions={{ includeHash: true }}
    >
      {props.children}
    </Link>
  );
}
