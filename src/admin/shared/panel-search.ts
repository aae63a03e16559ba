import { positiveNumber } from '#domain/input/shared/positive-number.ts';
import { wholeHash } from '#domain/media/shared/picture-path.ts';
import { type TranslationLanguage, translationLanguages } from '#i18n/languages.ts';

/** The tabs of the specification, section 2.10. */
export const panelTabs = ['create', 'posts', 'analytics'] as const;

/** The screens of the menu in the header. The glossary opens over the current screen; the others replace it. */
export const menuScreens = [
  'enquiries',
  'pictures',
  'glossary',
  'memory',
  'models',
  'schedule',
  'safety',
  'activity',
  'account',
] as const;

export type PanelTab = (typeof panelTabs)[number];
export type MenuScreen = (typeof menuScreens)[number];

/** The search parameters of the panel's URL (decision 0029). */
export type PanelSearch = {
  tab?: PanelTab;
  /** The post that is open for editing. */
  edit?: number;
  /** The post that gets a new language. */
  translate?: number;
  /** The post whose article's history is open. */
  history?: number;
  /** The post whose reviewers' links and remarks are open. */
  reviews?: number;
  /** The post whose article is announced on the company's channels. */
  announce?: number;
  /** The language whose text is reviewed. */
  review?: TranslationLanguage;
  screen?: MenuScreen;
  /** The hash of the picture that is open in the library. */
  picture?: string;
  /** What the tab Analytics shows of the numbers (`analytics/numbers/numbers-view.ts`). */
  numbers?: string;
};

/** Parses the search parameters of the panel, and ignores others. */
export function panelSearch(search: Record<string, unknown>): PanelSearch {
  const tab = panelTabs.find((name) => name === search.tab);
  const edit = postNumber(search.edit);
  const translate = postNumber(search.translate);
  const history = postNumber(search.history);
  const reviews = postNumber(search.reviews);
  const announce = postNumber(search.announce);
  const review = translationLanguages.find((language) => language === search.review);
  const screen = menuScreens.find((name) => name === search.screen);
  const picture = String(search.picture);
  const numbers = String(search.numbers ?? '');
  return {
    ...(tab && { tab }),
    ...(edit && { edit }),
    ...(translate && { translate }),
    ...(history && { history }),
    ...(reviews && { reviews }),
    ...(announce && { announce }),
    ...(review && { review }),
    ...(screen && { screen }),
    ...(wholeHash.test(picture) && { picture }),
    ...(numbers && { numbers }),
  };
}

function postNumber(value: unknown): number | undefined {
  const text = String(value);
  return positiveNumber.test(text) ? Number(text) : undefined;
}
