import { memo, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Language } from '#i18n/languages.ts';
import { columnRow } from '../post-form/language-columns.tsx';
import { proposalReviewId } from '../proposal/proposal.ts';
import { AssistantButton } from '../shared/assistant-button.tsx';
import type { ComposeAction } from './action-tools.ts';
import type { ColumnCalls } from './use-compose-actions.tsx';

/**
 * The buttons below a language: the actions of the assistant, and publishing. Each button is disabled only by its own
 * action.
 */
export const ColumnActions = memo(function ColumnActions(props: {
  language: Language;
  isPublished: boolean;
  /** Whether a proposal for the text is undecided. */
  isProposed: boolean;
  running: ReadonlySet<ComposeAction>;
  calls: ColumnCalls;
  isPicturePending: boolean;
}) {
  const { language, running, calls } = props;
  const t = useTranslations('adminCompose');
  const schedule = useTranslations('adminSchedule');
  const names = useTranslations('adminShared.languages');
  const id = useId();
  // While a proposal is undecided, it is not clear which English text to translate and publish.
  const waits = props.isProposed;
  const waiting = waits && { reasonId: `${id}-waits`, onPress: showProposal };
  const button = (name: ComposeAction, text: string, run: () => Promise<void>) => (
    <AssistantButton
      text={text}
      isBusy={running.has(name)}
      waiting={waiting}
      run={run}
      cancel={() => calls.current.cancel(name)}
    />
  );
  return (
    <>
      <div className={`flex flex-wrap content-start gap-2 ${columnRow.assistant}`}>
        {language === 'en' ? (
          <>
            {button('enhance', t('enhance'), () => calls.current.enhance())}
            {button('translate-ckb', t('translateToKurdish'), () => calls.current.translate('ckb'))}
            {button('translate-ar', t('translateToArabic'), () => calls.current.translate('ar'))}
          </>
        ) : (
          button(`seo-${language}`, t(`generateSeo.${language}`), () =>
            calls.current.generateSeo(language),
          )
        )}
      </div>
      <div className={`flex flex-wrap content-start justify-end gap-2 ${columnRow.publishing}`}>
        {!props.isPublished && (
          <>
            <button
              type="button"
              className="panel-button"
              disabled={running.has(`publish-${language}`) || props.isPicturePending}
              aria-disabled={waits}
              aria-describedby={waits ? `${id}-waits` : undefined}
              onClick={() => (waits ? showProposal() : void calls.current.publishLater(language))}
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
              onClick={() => (waits ? showProposal() : void calls.current.publish(language))}
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
});

function showProposal() {
  document.getElementById(proposalReviewId)?.focus();
}
