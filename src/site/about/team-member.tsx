import { useTranslations } from 'use-intl';
import type { company } from '#content/company.ts';
import { Icon } from '#ui/icon.tsx';

type Member = { id: (typeof company.team)[number]['id']; linkedin: string | null };

/** Separate files. Inside the page's script they would arrive only with the script. */
const portraits = import.meta.glob<string>('/media/drawings/team/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Where a member stands on the page, and how large. In each layout, the reading order is the document's order. */
const layouts = {
  lead: {
    article:
      'sm:col-span-2 sm:grid sm:grid-cols-2 sm:items-end sm:gap-x-12 lg:col-span-12 lg:grid-cols-12',
    portrait: 'w-full lg:col-span-6',
    text: 'mt-6 sm:mt-0 lg:col-span-5',
    name: 'text-h1',
    description: 'text-h3 arabic-script:leading-body',
  },
  mirrored: {
    article:
      'sm:col-span-2 sm:grid sm:grid-cols-2 sm:items-end sm:gap-x-12 lg:col-span-12 lg:grid-cols-12',
    portrait: 'w-full sm:order-last lg:col-span-6 lg:col-start-7',
    text: 'mt-6 sm:mt-0 lg:col-span-5 lg:col-start-2 lg:row-start-1',
    name: 'text-h1',
    description: 'text-h3 arabic-script:leading-body',
  },
  column: {
    article: 'lg:col-span-4 lg:col-start-2',
    portrait: 'w-2/3 sm:w-full',
    text: 'mt-6',
    name: 'text-h2',
    description: '',
  },
  lowerColumn: {
    article: 'lg:col-span-4 lg:col-start-8 lg:mt-40',
    portrait: 'w-2/3 sm:w-full',
    text: 'mt-6',
    name: 'text-h2',
    description: '',
  },
  coda: {
    article:
      'sm:col-span-2 sm:grid sm:grid-cols-[2fr_3fr] sm:items-end sm:gap-x-12 lg:col-span-9 lg:col-start-3',
    portrait: 'w-2/3 sm:w-full',
    text: 'mt-6 sm:mt-0',
    name: 'text-h2',
    description: '',
  },
} as const;

export type TeamMemberLayout = keyof typeof layouts;

export function TeamMember(props: Member & { layout: TeamMemberLayout }) {
  const t = useTranslations('about');
  const { id, linkedin } = props;
  const layout = layouts[props.layout];
  return (
    <article aria-labelledby={id} className={layout.article}>
      <img
        src={portraits[`/media/drawings/team/${id}.svg`]}
        alt=""
        width="480"
        height="480"
        loading={props.layout === 'lead' ? 'eager' : 'lazy'}
        className={`h-auto ${layout.portrait}`}
      />
      <div className={layout.text}>
        <h2 id={id} className={layout.name}>
          {t(`${id}.name`)}
        </h2>
        <p className="mt-1 font-bold text-accent">{t(`${id}.role`)}</p>
        <p className={`mt-4 max-w-120 ${layout.description}`}>{t(`${id}.description`)}</p>
        <Expertise id={id} />
        {linkedin && <ProfileLink href={linkedin} name={t(`${id}.name`)} />}
      </div>
    </article>
  );
}

function Expertise({ id }: Pick<Member, 'id'>) {
  const t = useTranslations('about');
  return (
    <ul className="mt-5 flex flex-wrap gap-2">
      {([1, 2, 3, 4] as const).map((number) => (
        <li
          key={number}
          className="bg-surface-sunken px-2.5 py-0.5 text-tiny font-bold text-accent"
        >
          {t(`${id}.expertise${number}`)}
        </li>
      ))}
    </ul>
  );
}

function ProfileLink({ href, name }: { href: string; name: string }) {
  const t = useTranslations('about');
  const footer = useTranslations('footer');
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`${t('profileLink', { name })} ${footer('opensInNewTab')}`}
      className="mt-4 inline-flex min-h-11 items-center gap-2 text-small font-bold underline decoration-gold-strong decoration-2 underline-offset-4 hover:decoration-3"
    >
      {footer('linkedIn')}
      <Icon name="external" className="size-4" />
    </a>
  );
}
