import type { Language } from '#i18n/languages.ts';
import type { ComposeForm } from './compose-form.ts';
import type { ComposeActions } from './use-compose-actions.tsx';

const nothing = [] as const;

/**
 * What the column of one language shows of the form and its actions. All of it stays the same while somebody types in
 * another column, which then is not rendered.
 */
export function columnProps(language: Language, form: ComposeForm, actions: ComposeActions) {
  const isEnglish = language === 'en';
  const { running, calls } = actions;
  return {
    language,
    text: form.texts[language],
    image: form.image,
    translationGroup: form.translationGroup,
    isPublished: form.published.includes(language),
    /** The English text after accepted proposals. */
    enhancedContent: isEnglish ? form.enhancedContent : null,
    /** The proposal for the English text that is being reviewed. */
    proposal: isEnglish ? form.proposal : null,
    running,
    calls,
    /** The blank fields that prevented the last action. */
    missing: actions.missing?.language === language ? actions.missing.fields : nothing,
    /** The translation that is being streamed. */
    streamed: isEnglish ? null : actions.streamedTranslations[language],
    /** The proposal for the English text that is being streamed. */
    streamedProposal: isEnglish && running.has('enhance') ? actions.streamedProposal : null,
    /** Shows a proposal that is ready. */
    showProposal: isEnglish ? actions.showProposal : null,
    seoRequest: actions.seoRequests[language],
  };
}
