import { useDeferredValue, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { isCancelled } from '../api/client.ts';
import { AssistantButton } from '../shared/assistant-button.tsx';
import { useBanner } from '../shared/banner.tsx';
import { commandLanguage, useCommands } from '../shared/commands.ts';
import { RunModel } from '../shared/run-model.tsx';
import { useAddToast } from '../shared/toasts.tsx';
import { isSomebodyTyping } from '../shared/typing.ts';
import { useRunningActions } from '../shared/use-running-actions.ts';
import { currentRecord } from './apply-edit.ts';
import { useEnglishText } from './english-text.tsx';
import { changedRows, reviewRows } from './review-rows.ts';
import { type ReviewedText, sourceOf } from './translation-record.ts';
import { useProposeUpdate } from './use-propose-update.ts';
import type { ChangeText } from './use-replace-text.ts';

type Props = {
  language: TranslationLanguage;
  text: ReviewedText;
  change: ChangeText;
  onReview: () => void;
};

/**
 * Below a text: the number of changed paragraphs, a button that asks how the translation can follow them, and one for
 * the review. For a text that a person wrote, a button for its spelling.
 */
export function TranslationLine(props: Props) {
  const t = useTranslations('adminTranslation');
  // Deferred, so that typing does not wait for the comparison.
  const text = useDeferredValue(props.text);
  const source = useDeferredValue(useEnglishText());
  const rows = useMemo(() => {
    const record = currentRecord(text);
    return record && reviewRows(source ?? sourceOf(record), record);
  }, [text, source]);
  if (!rows && text.content.trim() === '') return null;
  const changed = rows && source ? changedRows(rows).length : 0;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      {changed > 0 && <UpdateButton {...props} count={changed} />}
      <button
        type="button"
        className={rows ? 'panel-button' : 'panel-quiet-link'}
        onClick={props.onReview}
      >
        {t(rows ? 'review' : 'checkSpelling')}
      </button>
      {rows && (
        <p className="flex flex-wrap gap-x-4 text-tiny text-ink-muted">
          <span>{source && t('counts.changed', { count: changed })}</span>
          <RunModel run={props.text.translation?.run} />
        </p>
      )}
    </div>
  );
}

/** Asks for proposals, and opens the review with them unless somebody is typing. */
function UpdateButton({ language, text, change, onReview, count }: Props & { count: number }) {
  const t = useTranslations('adminTranslation');
  const banner = useBanner();
  const addToast = useAddToast();
  const propose = useProposeUpdate();
  const source = useEnglishText();
  const { running, run, cancel } = useRunningActions<'update'>(language);
  const update = () =>
    run('update', async (signal) => {
      if (!source) return;
      try {
        change(await propose(language, source, text, signal));
        if (isSomebodyTyping()) addToast({ text: t('proposals.ready') });
        else onReview();
      } catch (error) {
        if (isCancelled(error)) throw error;
        banner.showError(error, 'translate', { about: language });
      }
    });
  useCommands({
    [`update${commandLanguage[language]}`]: !running.has('update') && (() => void update()),
  });
  return (
    <AssistantButton
      text={t('update', { count })}
      isBusy={running.has('update')}
      run={update}
      cancel={() => cancel('update')}
    />
  );
}
