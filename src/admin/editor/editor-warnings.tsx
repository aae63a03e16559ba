import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { adminMessages } from '#content/messages/admin.ts';
import { postFields } from '#domain/posts/shared/fields.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { isolate } from '#language/bidi.ts';
import { ApiError } from '../api/client.ts';
import type { EditorWarning, UndescribedPicture } from './use-codemirror.ts';

/** A warning about a paste or an upload that lost something. */
export function WarningLine(props: { warning: EditorWarning; onDismiss: () => void }) {
  const t = useTranslations('adminEditor');
  return (
    <p className="editor-hint">
      <WarningText warning={props.warning} />{' '}
      <button type="button" className="editor-hint-button" onClick={props.onDismiss}>
        {t('dismissWarning')}
      </button>
    </p>
  );
}

function WarningText({ warning }: { warning: EditorWarning }) {
  const t = useTranslations('adminEditor');
  const reasons = useTranslations('adminShared.reasons');
  switch (warning.kind) {
    case 'pastedPlain':
      return t('pastedPlain');
    case 'picturesLeftOut':
      return t('picturesLeftOut', { count: warning.count });
    case 'pictureRejected': {
      const { error } = warning;
      const isUnanswered = error instanceof ApiError && error.status === undefined;
      const code = error instanceof ApiError ? error.code : undefined;
      // Of an unexpected error, what became of the picture says more.
      const isExpected = code !== undefined && code !== 'internal';
      const unnamed = isUnanswered ? 'serverNotReached' : 'serverFailed';
      const reason = isExpected ? reasons(code) : t(unnamed);
      return t('pictureRejected', { name: isolate(warning.name), reason });
    }
  }
}

/**
 * The form for the alternative text and the caption of an inserted picture. It does not take the focus. Enter adds
 * them, Escape skips them.
 */
export function PictureDescription(props: {
  picture: UndescribedPicture;
  language: Language;
  onDone: (description: { alt: string; caption: string } | null) => void;
}) {
  const { picture, language, onDone } = props;
  const t = useTranslations('adminEditor');
  const id = useId();
  const [alt, setAlt] = useState(picture.alt);
  const [caption, setCaption] = useState('');
  const isBlank = (alt + caption).trim() === '';
  const add = () => onDone(isBlank ? null : { alt, caption });
  const byKeys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onDone(null);
    else if (event.key === 'Enter') add();
    else return;
    event.preventDefault();
  };
  return (
    <div className="picture-description">
      <label htmlFor={id}>
        {picture.name === null
          ? t('describeStoredPicture')
          : t('describePicture', { name: isolate(picture.name) })}
      </label>
      <div className="find-row">
        <input
          id={id}
          type="text"
          lang={language}
          dir={directionOf(language)}
          placeholder={adminMessages[language].adminEditor.descriptionPlaceholder}
          maxLength={postFields.imageAlt.limit}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
          onKeyDown={byKeys}
          className="panel-input find-input"
        />
      </div>
      <label htmlFor={`${id}-caption`}>{t('caption')}</label>
      <div className="find-row">
        <input
          id={`${id}-caption`}
          type="text"
          lang={language}
          dir={directionOf(language)}
          maxLength={postFields.imageAlt.limit}
          value={caption}
          onChange={({ target }) => setCaption(target.value)}
          onKeyDown={byKeys}
          className="panel-input find-input"
        />
        <button type="button" className="panel-button find-button" onClick={add}>
          {t('addDescription')}
        </button>
        <button type="button" className="editor-hint-button" onClick={() => onDone(null)}>
          {t('skipDescription')}
        </button>
      </div>
    </div>
  );
}
