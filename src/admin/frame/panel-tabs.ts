export const panelTabs = ['create', 'posts', 'analytics', 'activity', 'account'] as const;

export type PanelTab = (typeof panelTabs)[number];

/** What the panel's address says. */
export type PanelSearch = {
  tab?: PanelTab;
  /** The post that is open for editing. */
  edit?: number;
  /** The post that a new language is to be written for. */
  translate?: number;
};

/** Anything else is ignored. Without a schema library: every public page carries the table of routes. */
export function panelSearch(search: Record<string, unknown>): PanelSearch {
  const tab = panelTabs.find((name) => name === search.tab);
  const edit = postNumber(search.edit);
  const translate = postNumber(search.translate);
  return { ...(tab && { tab }), ...(edit && { edit }), ...(translate && { translate }) };
}

function postNumber(value: unknown): number | undefined {
  const text = String(value);
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
