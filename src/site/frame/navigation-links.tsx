import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { ContactLink } from './contact-link.tsx';

/** Portfolio, Blog, About, in the bar and in the side sheet. The specification hides Blog where the language is English. */
export function NavigationLinks({ className }: { className: string }) {
  const t = useTranslations('navigation');
  const language = useLanguage();
  return (
    <>
      <Link to="/{-$prefix}/portfolio" className={className}>
        {t('portfolio')}
      </Link>
      {language !== 'en' && (
        <Link to="/{-$prefix}/blog" className={className}>
          {t('blog')}
        </Link>
      )}
      <Link to="/{-$prefix}/about" className={className}>
        {t('about')}
      </Link>
    </>
  );
}

/** The gold button of the bar and of the sheet. */
export function ContactButton({ className = '' }: { className?: string }) {
  const t = useTranslations('navigation');
  return <ContactLink className={`button-gold ${className}`}>{t('contact')}</ContactLink>;
}
