import type { Person } from 'schema-dts';
import { company } from '#content/company.ts';
import type { Messages } from '#content/messages/index.ts';
import { type DescribedPage, ids, reference, urlOf } from './described-page.ts';

/** The people of the about page. */
export function team(page: DescribedPage, about: Messages['about']): Person[] {
  return company.team.map(({ id, linkedin }) => {
    const { name, role, description, ...expertise } = about[id];
    return {
      '@type': 'Person',
      '@id': memberUrl(page, id),
      url: memberUrl(page, id),
      name,
      jobTitle: role,
      description,
      knowsAbout: Object.values(expertise),
      worksFor: reference(ids.organization(page)),
      ...(linkedin && { sameAs: [linkedin] }),
    };
  });
}

/** The author of a post. If the about page shows a member of that name, the object links there. */
export function author(page: DescribedPage, name: string, about: Messages['about']): Person {
  const member = company.team.find(({ id }) => about[id].name === name);
  const url = member && memberUrl(page, member.id);
  return { '@type': 'Person', name, ...(url && { '@id': url, url }) };
}

/** The URL of a member on the about page. */
function memberUrl(page: DescribedPage, id: string): string {
  return `${urlOf(page, '/about')}#${id}`;
}
