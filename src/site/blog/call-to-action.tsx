import { useTranslations } from 'use-intl';
import { ContactLink } from '#site/layout/contact-link.tsx';

/**
 * The box after a list and after each post. Its link leads to the contact section of the home page.
 *
 * @param Link a plain one where there is no router
 */
export function CallToAction({ Link = ContactLink }: { Link?: typeof ContactLink }) {
  const t = useTranslations('blog');
  return (
    <aside className="no-print mx-auto mt-section max-w-page px-gutter">
      <div className="grid items-center gap-6 border-y-2 border-ink py-10 sm:grid-cols-[1fr_auto]">
        <div>
          <h2 className="text-h2">{t('callToActionTitle')}</h2>
          <p className="mt-2 max-w-text text-ink-muted">{t('callToActionText')}</p>
        </div>
        <Link className="button-gold justify-self-start">{t('contactUs')}</Link>
      </div>
    </aside>
  );
}
