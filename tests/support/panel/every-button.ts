import type { Page } from '@playwright/test';
import { type CommandName, commandGroups, commandLanguage } from '#admin/shared/commands.ts';
import { adminMessages } from '#content/messages/admin.ts';
import type { Language } from '#i18n/languages.ts';

type Button = { label: string; language: Language | null };

/**
 * The buttons of the open screen that can be pressed, by their visible text and the language of their column. Left out
 * are those of a row in a list, which is reached by its own keys, and those of the text editor.
 */
export async function buttonsOf(page: Page): Promise<Button[]> {
  return await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details'))
      fold.open = true;
    const shown = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(.panel-button, .panel-button-primary, .panel-button-danger)',
      ),
    ].filter(
      (button) =>
        button.checkVisibility() &&
        !button.closest('li, .editor-frame') &&
        !button.matches(':disabled, [aria-disabled=true]'),
    );
    const languages = ['en', 'ar', 'ckb'] as const;
    return shown.map((button) => {
      const column = button.closest('.language-column, section[aria-label]');
      const named = column?.querySelector('h3 [lang], h3[lang]')?.getAttribute('lang');
      return {
        label: (button.firstChild?.textContent ?? '').trim(),
        language: languages.find((one) => one === named) ?? null,
      };
    });
  });
}

const {
  adminAccount,
  adminAnalytics,
  adminBatch,
  adminCompose,
  adminExchange,
  adminHistory,
  adminMemory,
  adminPictures,
  adminPostForm,
  adminPosts,
  adminReviews,
  adminSchedule,
  adminSecondLook,
  adminTranslation,
} = adminMessages.en;

const buttons = new Map<string, CommandName>([
  [adminCompose.enhance, 'enhance'],
  [adminCompose.translateToKurdish, 'translateKurdish'],
  [adminCompose.translateToArabic, 'translateArabic'],
  [adminCompose.generateSeo.ckb, 'seoKurdish'],
  [adminCompose.generateSeo.ar, 'seoArabic'],
  [adminCompose.publish.en, 'publishEnglish'],
  [adminCompose.publish.ckb, 'publishKurdish'],
  [adminCompose.publish.ar, 'publishArabic'],
  [adminSecondLook.start, 'secondLook'],
  [adminTranslation.back, 'backToForm'],
  [adminReviews.open, 'reviews'],
  [adminReviews.links.create, 'createLink'],
  [adminPostForm.cover.choose, 'chooseCover'],
  [adminPictures.fromLibrary, 'coverFromLibrary'],
  [adminPictures.upload, 'uploadPicture'],
  [adminBatch.tags.button, 'tagSelected'],
  [adminBatch.unpublish, 'unpublishSelected'],
  [adminBatch.delete.button, 'deleteSelected'],
  [adminBatch.export, 'exportSelected'],
  [adminBatch.translate.button, 'translateSelected'],
  [adminExchange.memory.download, 'downloadMemory'],
  [adminExchange.memory.import, 'importMemory'],
  [adminAccount.sessions.endOthers, 'endOtherSessions'],
  [adminAnalytics.refresh, 'refresh'],
  [adminAnalytics.exportCsv, 'exportNumbers'],
]);

/** Those whose text goes on with a number. */
const beginnings: readonly (readonly [string, CommandName])[] = [
  ['Compare: ', 'startComparison'],
  ['Select all ', 'selectAll'],
  ['Update the translation (', 'updateKurdish'],
];

/** They send or copy what stands in a field beside them, or lengthen a list: an editor is there already. */
const inPlace: readonly string[] = [
  adminMemory.more,
  adminPostForm.tags.add,
  adminPosts.edit.copy,
  adminAccount.password.submit,
  adminAccount.twoFactor.setUp,
];

/** In the column of a language: how its command is named. */
const buttonsOfLanguage = new Map<string, (language: string) => string>([
  [adminPosts.publish, (language) => `publish${language}`],
  [adminPosts.unpublish, (language) => `unpublish${language}`],
  [adminPosts.delete, (language) => `delete${language}`],
  [adminPosts.cleanUp, (language) => `cleanUp${language}`],
  [adminPosts.edit.translateFromEnglish, (language) => `write${language}`],
  [adminSchedule.later, (language) => `publish${language}Later`],
  [adminSchedule.change, (language) => `publish${language}Later`],
  [adminTranslation.review, (language) => `review${language}`],
  [adminHistory.restore, (language) => `restore${language}`],
  [adminPostForm.seoSuggestions.generate, (language) => `seo${language}`],
  [adminExchange.article.download, (language) => `download${language}File`],
  [adminExchange.article.import, (language) => `take${language}File`],
]);

const commandNames = Object.values(commandGroups).flat();

/** The command that does what a button does; null for one that needs none, undefined for one that nobody has listed. */
export function commandOf({ label, language }: Button): CommandName | null | undefined {
  if (inPlace.includes(label)) return null;
  const nameIn = buttonsOfLanguage.get(label);
  if (language && nameIn) {
    const name = nameIn(commandLanguage[language]);
    return commandNames.find((one) => one === name);
  }
  return buttons.get(label) ?? beginnings.find(([begin]) => label.startsWith(begin))?.[1];
}
