import { useTranslations } from 'use-intl';
import { company } from '#content/company.ts';
import { PageMessages } from '#site/delivery/page-messages.tsx';
import { TeamMember, type TeamMemberLayout } from './team-member.tsx';

export function AboutPage() {
  return (
    <PageMessages of="about">
      <div className="mx-auto max-w-page px-gutter pt-12 sm:pt-20">
        <Heading />
        <Team />
      </div>
    </PageMessages>
  );
}

function Heading() {
  const t = useTranslations('about');
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
      <h1 className="text-display leading-display lg:col-span-7">{t('title')}</h1>
      <p className="max-w-text self-end border-t-2 border-gold-strong pt-4 text-h3 text-ink-muted arabic-script:leading-body lg:col-span-5">
        {t('description')}
      </p>
    </div>
  );
}

/** A layout like a magazine page: one large portrait, two side by side, a large one mirrored, and one at the end. */
const layouts: readonly TeamMemberLayout[] = ['lead', 'column', 'lowerColumn', 'mirrored', 'coda'];

function Team() {
  return (
    <div className="mt-12 grid gap-x-12 gap-y-16 sm:mt-16 sm:grid-cols-2 lg:grid-cols-12 lg:gap-y-24">
      {company.team.map(({ id, linkedin }, index) => (
        <TeamMember key={id} id={id} linkedin={linkedin} layout={layouts[index] ?? 'column'} />
      ))}
    </div>
  );
}
