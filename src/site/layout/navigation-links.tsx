import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { headerLinks } from '#pages.ts';
import { ContactLink } from './contact-link.tsx';
import { scrollToLinkTarget } from './scroll-to-section.ts';

/** The links of the header in a language, for the bar and the side sheet. */
export function NavigationLinks({ className }: { className: string }) {
  const t = useTranslations();
  const language = useLanguage();
  return headerLinks(language).map(({ path, label }) => (
    <Link key={path} to={`/{-$prefix}${path}`} onClick={scrollToLinkTarget} className={className}>
      {t(label)}
    </Link>
  ));
}

/** The gold button of the bar and of the side sheet. */
export function ContactButton({ className = '' }: { className?: string }) {
  const t = useTranslations('navigation');
  return <ContactLink className={`button-gold ${className}`}>{t('contact')}</ContactLink>;
}
