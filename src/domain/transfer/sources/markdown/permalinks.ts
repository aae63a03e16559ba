/** What the path of a post can be made of. */
export type PermalinkFacts = {
  slug: string;
  /** The name of the file, without date and ending. */
  file: string;
  /** "posts/farm" */
  section: string;
  categories: readonly string[];
  /** "2019-05-01" */
  day: string | undefined;
};

/** Jekyll has names for some forms: https://jekyllrb.com/docs/permalinks/#built-in-formats. */
const namedForms: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title.html',
};

/** The form that Jekyll uses without a setting. */
export const usualForm = 'date';

/**
 * Fills in the form of a path, as Jekyll and Hugo do: https://gohugo.io/configuration/permalinks.
 *
 * @param form "/:year/:month/:title/", or the name of one
 * @returns null if it needs what the post does not have, or a token that is not known
 */
export function expandPermalink(form: string, facts: PermalinkFacts): string | null {
  const given = Object.hasOwn(namedForms, form) ? (namedForms[form] ?? form) : form;
  if (given.length > maxLength) return null;
  let isWhole = true;
  const path = given.replace(/:([a-z_]+)/g, (_whole, token: string) => {
    const value = partOf(token, facts);
    if (value === undefined) isWhole = false;
    return value ?? '';
  });
  return isWhole ? `/${path}`.replace(/\/{2,}/g, '/') : null;
}

const maxLength = 200;

function partOf(token: string, facts: PermalinkFacts): string | undefined {
  const [year, month, day] = facts.day?.split('-') ?? [];
  switch (token) {
    case 'year':
      return year;
    case 'short_year':
      return year?.slice(2);
    case 'month':
      return month;
    case 'i_month':
      return month?.replace(/^0/, '');
    case 'day':
      return day;
    case 'i_day':
      return day?.replace(/^0/, '');
    case 'title':
    case 'slug':
    case 'slugorfilename':
    case 'slugorcontentbasename':
      return facts.slug;
    case 'filename':
    case 'contentbasename':
    case 'name':
      return facts.file;
    case 'categories':
      return facts.categories.join('/');
    case 'slugified_categories':
      return facts.categories.map(slugify).join('/');
    case 'section':
      return facts.section.split('/')[0];
    case 'sections':
      return facts.section;
    case 'output_ext':
      return '.html';
    default:
      return undefined;
  }
}

/** As Jekyll and Hugo write words in a path: "Hay & grass" becomes "hay-grass". */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
