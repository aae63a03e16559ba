import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';

/** Drawn in `currentColor`, so they stand in the page's markup rather than in `<img>`. */
const logos = import.meta.glob<string>('/media/drawings/customers/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const customers = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Eight logos in four columns. Hovering, or reaching it by keyboard, reveals the way to the projects. */
export function CustomerStrip() {
  const t = useTranslations('customers');
  return (
    <section aria-labelledby="customers-title" className="mx-auto max-w-page px-gutter pt-14">
      <h2 id="customers-title" className="text-small font-bold text-ink-muted">
        {t('title')}
      </h2>
      <div className="group relative mt-6 border-y border-line">
        <ul className="grid grid-cols-4 items-center gap-x-4 gap-y-8 py-8 text-ink-muted transition-opacity duration-200 group-focus-within:opacity-25 group-hover:opacity-25 sm:gap-x-10">
          {customers.map((number) => (
            <li key={number} className="flex justify-center">
              <span
                role="img"
                aria-label={t(`customer${number}.alt`)}
                className={`customer-logo ${number === 1 ? 'customer-logo-first' : ''}`}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
                dangerouslySetInnerHTML={{
                  __html: logos[`/media/drawings/customers/customer${number}.svg`] ?? '',
                }}
              />
            </li>
          ))}
        </ul>
        <Link
          to="/{-$prefix}/portfolio"
          className="absolute inset-0 grid place-items-center opacity-0 transition-opacity duration-200 focus-visible:opacity-100 group-hover:opacity-100"
        >
          <span className="button-gold">
            {t('viewProjects')}
            <Icon name="forward" />
          </span>
        </Link>
      </div>
    </section>
  );
}
