import { useTranslations } from 'use-intl';
import { type Language, listSeparator } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { WarningLine } from './editor-warnings.tsx';
import type { ForeignLetters } from './foreign-letters.ts';
import type { EditorStatus, EditorWarning } from './use-codemirror.ts';
import { useTextStats } from './use-text-stats.ts';

/** The footer: the length of the text, and hints for the writer. */
export function EditorFooter(props: {
  text: string;
  language: Language;
  status: EditorStatus;
  warning: EditorWarning | null;
  onDismissWarning: () => void;
  /** The id of the hint about the Tab key, which describes the text field. */
  tabHintId: string;
  /** Selects a letter of the text, by its index. */
  onShowLetter: (position: number) => void;
}) {
  const t = useTranslations('adminEditor');
  const { uploadCount, isLatinTyped, handlesTab } = props.status;
  const { words, minutes, foreign } = useTextStats(props.text, props.language);
  return (
    <div className="editor-footer">
      <p>
        {t('words', { count: words })}
        {minutes > 0 && <> · {t('readTime', { minutes })}</>}
      </p>
      <p id={props.tabHintId} hidden={!handlesTab}>
        {t('tabHint')}
      </p>
      <div role="status" className="contents">
        {props.warning && (
          <WarningLine warning={props.warning} onDismiss={props.onDismissWarning} />
        )}
        {uploadCount > 0 && <p>{t('uploading', { count: uploadCount })}</p>}
        {props.language !== 'en' && isLatinTyped && (
          <p className="editor-hint">{t(`switchKeyboard.${props.language}`)}</p>
        )}
        {props.language !== 'en' && foreign && (
          <ForeignLettersHint
            language={props.language}
            foreign={foreign}
            onShow={() => props.onShowLetter(foreign.firstAt)}
          />
        )}
      </div>
    </div>
  );
}

function ForeignLettersHint(props: {
  language: Exclude<Language, 'en'>;
  foreign: ForeignLetters;
  onShow: () => void;
}) {
  const t = useTranslations('adminEditor');
  const separator = listSeparator(useLanguage());
  // Isolates each letter, so that the order is right in a panel of either direction.
  const listed = (letters: readonly string[]) =>
    letters.map((letter) => `\u2067${letter}\u2069`).join(separator);
  const { letters, instead } = props.foreign;
  return (
    <p className="editor-hint">
      {t(`foreignLetters.${props.language}`, {
        letters: listed(letters),
        instead: listed(instead),
      })}{' '}
      <button type="button" className="editor-hint-button" onClick={props.onShow}>
        {t('showLetter')}
      </button>
    </p>
  );
}
