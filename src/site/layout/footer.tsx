import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { company } from '#content/company.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { inDigitsOf } from '#language/dates.ts';
import { type FooterGroup, footerLinks } from '#pages.ts';
import { Icon } from '#ui/icon.tsx';
import { ContactLink } from './contact-link.tsx';
import { FooterParticles } from './footer-particles.tsx';
import { HomeLink } from './home-link.tsx';
import { scrollToLinkTarget } from './scroll-to-section.ts';

export function Footer() {
  const t = useTranslations('footer');
  const navigation = useTranslations('navigation');
  const language = useLanguage();
  const year = String(new Date().getFullYear());
  return (
    <footer className="relative isolate mt-section bg-surface-sunken">
      <FooterParticles />
      <div aria-hidden="true" className="kilim-edge text-gold-strong" />
      <div className="mx-auto grid max-w-page gap-10 px-gutter pt-14 pb-10 sm:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="sm:col-span-3 lg:col-span-1">
          <HomeLink />
          <p className="mt-3 max-w-72 text-small text-ink-muted">{t('tagline')}</p>
        </div>
        <LinkGroup title={t('product')}>
          <PageLinks group="product" />
        </LinkGroup>
        <LinkGroup title={t('company')}>
          <PageLinks group="company" />
          <li>
            <ContactLink className="footer-item">{navigation('contact')}</ContactLink>
          </li>
          <PageLinks group="legal" />
        </LinkGroup>
        <LinkGroup title={t('connect')}>
          <OutsideLink href={company.linkedInUrl}>{t('linkedIn')}</OutsideLink>
          <OutsideLink href={company.registryUrl}>{t('registry')}</OutsideLink>
        </LinkGroup>
        <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-6 text-small text-ink-muted sm:col-span-3 lg:col-span-4">
          <p>
            {t('copyright', {
              year: inDigitsOf(language, year),
              name: company.name[language],
            })}
          </p>
          <ul className="-my-2">
            <PageLinks group="end" />
          </ul>
        </div>
      </div>
    </footer>
  );
}

function LinkGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-small">{title}</h2>
      <ul className="mt-2">{children}</ul>
    </section>
  );
}

function PageLinks({ group }: { group: FooterGroup }) {
  const t = useTranslations();
  return footerLinks(group).map(({ path, label }) => (
    <li key={path}>
      <Link to={`/{-$prefix}${path}`} onClick={scrollToLinkTarget} className="footer-item">
        {t(label)}
      </Link>
    </li>
  ));
}

function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useTranslations('footer');
  return (
    <li>
      <a
        href={href}
        target="_blank"
        rel="noopener"
        className="footer-item inline-flex items-center gap-1.5"
      >
        {children}
        <Icon name="external" className="size-4" />
        <span className="sr-only">{t('opensInNewTab')}</span>
      </a>
    </li>
  );
}
