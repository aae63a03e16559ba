import { getRouteApi } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { formatLongDate } from '#language/dates.ts';
import { PageMessages } from '#site/delivery/page-messages.tsx';
import { RestOfStyle } from '#site/delivery/page-style.tsx';
import { HtmlContent } from '#site/delivery/server-html.tsx';
import type { LegalPageText } from './load-legal-page.ts';

const privacy = getRouteApi('/{-$prefix}/privacy');
const terms = getRouteApi('/{-$prefix}/terms-of-service');

export function PrivacyPage() {
  return <LegalPage document={privacy.useLoaderData()} />;
}

export function TermsPage() {
  return <LegalPage document={terms.useLoaderData()} />;
}

function LegalPage({ document }: { document: LegalPageText }) {
  const { title, description, updated, sections } = document;
  return (
    <PageMessages of="privacy">
      <div className="mx-auto max-w-article px-gutter pt-12 sm:pt-20">
        <div className="grid grid-cols-1 gap-x-16 gap-y-8 wrap-anywhere lg:grid-cols-[1fr_14rem]">
          <div>
            <h1 className="text-h1">{title}</h1>
            <p className="mt-5 max-w-text text-h3 text-ink-muted arabic-script:leading-body">
              {description}
            </p>
          </div>
          <LastUpdated day={updated} />
        </div>
        <RestOfStyle />
        <div className="mt-12 grid grid-cols-1 gap-x-16 gap-y-14 wrap-anywhere sm:mt-16 lg:grid-cols-[15rem_1fr]">
          <Contents sections={sections} />
          <article className="grid max-w-text grid-cols-1 gap-14 [counter-reset:legal-section]">
            {sections.map((section, index) => (
              <Section key={section.title} {...section} id={sectionId(index)} />
            ))}
          </article>
        </div>
      </div>
    </PageMessages>
  );
}

/** The date as specified, in every language. If the language writes dates otherwise, its own form stands beside it. */
function LastUpdated({ day }: { day: string }) {
  const t = useTranslations('legal');
  const language = useLanguage();
  const [year, month, dayOfMonth] = day.split('-');
  return (
    <p className="self-end border-t-2 border-gold-strong pt-3 text-small text-ink-muted">
      {t('lastUpdated')}
      <time dateTime={day} className="block">
        <bdi dir="ltr" className="font-bold text-ink even-figures">
          {`${month}/${dayOfMonth}/${year}`}
        </bdi>
        {language !== 'en' && (
          <span className="block text-tiny">{formatLongDate(`${day}T12:00:00Z`, language)}</span>
        )}
      </time>
    </p>
  );
}

/** Stays beside the text on wide screens. */
function Contents({ sections }: { sections: LegalPageText['sections'] }) {
  const t = useTranslations('legal');
  return (
    <nav
      aria-labelledby="legal-contents"
      className="no-print self-start border-y border-line py-5 lg:sticky lg:top-[calc(var(--spacing-bar)+2rem)] lg:border-b-0"
    >
      <h2 id="legal-contents" className="text-small">
        {t('contents')}
      </h2>
      <ol className="mt-3 list-decimal ps-6 text-small arabic-script:list-[arabic-indic]">
        {sections.map(({ title }, index) => (
          <li key={title} className="ps-1 marker:font-bold marker:text-accent">
            <a
              href={`#${sectionId(index)}`}
              className="block py-1.5 decoration-gold-strong decoration-2 underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Section({ id, title, text }: LegalPageText['sections'][number] & { id: string }) {
  return (
    <section aria-labelledby={id}>
      <h2
        id={id}
        className="flex gap-x-4 text-h2 [counter-increment:legal-section] before:min-w-[1ch] before:text-accent before:even-figures before:content-[counter(legal-section)] arabic-script:before:content-[counter(legal-section,arabic-indic)]"
      >
        <a
          href={`#${id}`}
          className="decoration-gold-strong decoration-2 underline-offset-4 hover:underline"
        >
          {title}
        </a>
      </h2>
      <HtmlContent text={text} className="prose mt-5" />
    </section>
  );
}

/** The id is a number, so that a link to a section works in every language and after a change of the title. */
function sectionId(index: number): string {
  return `section-${index + 1}`;
}
