import { Link } from '@tanstack/react-router';
import { company } from '#content/company.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { Logo } from '#ui/logo.tsx';
import { scrollToLinkTarget } from './scroll-to-section.ts';

/** Logo and name. Links to the home page of the language. */
export function HomeLink() {
  const language = useLanguage();
  return (
    <Link to="/{-$prefix}" onClick={scrollToLinkTarget} className="home-link" activeProps={{}}>
      <Logo />
      {company.name[language]}
    </Link>
  );
}
