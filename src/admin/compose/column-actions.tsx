import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Language } from '#i18n/languages.ts';
import { columnRow } from '../post-form/language-columns.tsx';
import { proposalReviewId } from '../proposal/proposal.ts';
import { AssistantButton } from '../shared/assistant-button.tsx';
import type { ComposeAction } from './action-tools.ts';
import type { ComposeForm } from './compose-form.ts';
import type { ComposeActions } from './use-compose-actions.tsx';

/**
 * The buttons below a language: the actions of the assistant, and publishing. Each button is disabled only by its own
 * action.
 */
export function ColumnActions(props: {
  language: Language;
  form: ComposeForm;
  actions: ComposeActions;
  isPicturePending: boolean;
}) {
  const { language, form, actions } = props;
  const t = useTranslations('adminCompose');
  const schedule = useTranslations('adminSchedule');
  const names = useTranslations('adminShared.languages');
  const id = useId();
  const { running } = actions;
  // While a proposal is undecided, it is not clear which English text to translate and publish.
  const waits = language === 'en' && form.proposal !== null;
  const waiting = waits && { reasonId: `${id}-waits`, onPress: showProposal };
  const button = (name: ComposeAction, text: string, run: () => Promise<void>) => (
    <AssistantButton
      text={text}
      isBusy={running.has(name)}
      waiting={waiting}
      run={run}
      cancel={() => actions.cancel(name)}
    />
  );
  return (
    <>
      <div className={`flex flex-wrap content-start gap-2 ${columnRow.assistant}`}>
        {language === 'en' ? (
          <>
            {button('enhance', t('enhance'), actions.enhance)}
            {button('translate-ckb', t('translateToKurdish'), () => actions.translate('ckb'))}
            {button('translate-ar', t('translateToArabic'), () => actions.translate('ar'))}
          </>
        ) : (
          button(`seo-${language}`, t(`generateSeo.${language}`), () =>
            actions.generateSeo(language),
          )
        )}
      </div>
      <div className={`flex flex-wrap content-start justify-end gap-2 ${columnRow.publishing}`}>
        {!form.published.includes(language) && (
          <>
            <button
              type="button"
              className="panel-button"
              disabled={running.has(`publish-${language}`) || props.isPicturePending}
              aria-disabled={waits}
              aria-describedby={waits ? `${id}-waits` : undefined}
              onClick={() => (waits ? showProposal() : void actions.publishLater(language))}
            >
              {schedule('later')}
              <span className="sr-only">: {names(language)}</span>
            </button>
            <button
              type="button"
              className="panel-button-primary"
              disabled={running.has(`publish-${language}`) || props.isPicturePending}
              aria-disabled={waits}
              aria-describedby={waits ? `${id}-waits` : undefined}
              onClick={() => (waits ? showProposal() : void actions.publish(language))}
            >
              {running.has(`publish-${language}`) ? t('publishing') : t(`publish.${language}`)}
            </button>
          </>
        )}
        {waits && (
          <p id={`${id}-waits`} className="basis-full text-end text-tiny text-ink-muted">
            {t('proposalPending')}
          </p>
        )}
        {props.isPicturePending && (
          <p className="basis-full text-end text-tiny text-ink-muted">{t('picturePending')}</p>
        )}
      </div>
    </>
  );
}

function showProposal() {
  document.getElementById(proposalReviewId)?.focus();
}
