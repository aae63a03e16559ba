import { useTranslations } from 'use-intl';
import type { Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import type { ForeignLetters } from './foreign-letters.ts';
import { useTextFacts } from './use-text-facts.ts';

/** The length of a text, and quiet hints for whoever writes it. Nothing here changes the text. */
export function EditorFooter(props: {
  text: string;
  language: Language;
  uploadCount: number;
  isLatinTyped: boolean;
  /** Selects a letter of the text, by its place in characters from the start. */
  onShowLetter: (position: number) => void;
}) {
  const t = useTranslations('adminEditor');
  const { words, minutes, foreign } = useTextFacts(props.text, props.language);
  return (
    <div className="editor-footer">
      <p className="tabular-nums">
        {t('words', { count: words })}
        {minutes > 0 && <> · {t('readTime', { minutes })}</>}
      </p>
      <div role="status" className="contents">
        {props.uploadCount > 0 && <p>{t('uploading', { count: props.uploadCount })}</p>}
        {props.language !== 'en' && props.isLatinTyped && (
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
  const separator = useLanguage() === 'en' ? ', ' : '، ';
  // Each isolated, so that they keep the order of the sentence in a panel of either direction.
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
