import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { scrollToLinkTarget } from './scroll-to-section.ts';

/** A link to the contact section of the home page. On the home page it scrolls smoothly. */
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
