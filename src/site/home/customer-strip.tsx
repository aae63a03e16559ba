import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';

/** One SVG file, so that the drawings stand before no text in the HTML. It is drawn in `currentColor`. */
const drawings = import.meta.glob<string>('/media/drawings/customers.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Each customer with the width of its logo at a height of 60 px. */
const customers = [
  { number: 1, width: 164 },
  { number: 2, width: 140 },
  { number: 3, width: 168 },
  { number: 4, width: 140 },
  { number: 5, width: 176 },
  { number: 6, width: 148 },
  { number: 7, width: 180 },
  { number: 8, width: 176 },
] as const;

/** Eight logos in four columns. Hover or focus shows the link to the projects. */
export function CustomerStrip() {
  const t = useTranslations('customers');
  return (
    <section aria-labelledby="customers-title" className="mx-auto max-w-page px-gutter pt-14">
      <h2 id="customers-title" className="text-small font-bold text-ink-muted">
        {t('title')}
      </h2>
      <div className="group relative mt-6 border-y border-line">
        <ul className="grid grid-cols-4 gap-x-3 gap-y-6 py-8 text-ink-muted [transition:opacity_200ms_var(--ease-calm)] group-focus-within:opacity-25 group-hover:opacity-25 sm:gap-x-10">
          {customers.map(({ number, width }) => (
            <li
              key={number}
              className="grid grid-rows-[3.75rem_auto] place-items-center content-start gap-y-2 text-center wrap-anywhere"
            >
              <svg
                role="img"
                aria-label={t(`customer${number}.alt`)}
                viewBox={`0 0 ${width} 60`}
                width={width}
                height="60"
                className={`customer-logo ${number === 1 ? 'customer-logo-first' : ''}`}
              >
                <use href={`${drawings['/media/drawings/customers.svg']}#customer${number}`} />
              </svg>
              {/* Screen readers get this from the logo's own text. */}
              <span aria-hidden="true" className="text-tiny leading-heading">
                {t(`customer${number}.name`)}
              </span>
            </li>
          ))}
        </ul>
        <Link
          to="/{-$prefix}/portfolio"
          className="absolute inset-0 grid place-items-center opacity-0 [transition:opacity_200ms_var(--ease-calm)] focus-visible:opacity-100 group-hover:opacity-100"
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
