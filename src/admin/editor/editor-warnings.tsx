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
    case 'pictureRefused': {
      const { error } = warning;
      const isUnanswered = error instanceof ApiError && error.status === undefined;
      const code = error instanceof ApiError ? error.code : undefined;
      const reason = code ? reasons(code) : t(isUnanswered ? 'serverNotReached' : 'serverFailed');
      return t('pictureRefused', { name: isolate(warning.name), reason });
    }
  }
}

/**
 * The form for the description of an uploaded picture. It does not take the focus. Enter adds the description, Escape
 * skips it.
 */
export function PictureDescription(props: {
  picture: UndescribedPicture;
  language: Language;
  onDone: (description: string | null) => void;
}) {
  const { picture, language, onDone } = props;
  const t = useTranslations('adminEditor');
  const id = useId();
  const [description, setDescription] = useState('');
  const byKeys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onDone(null);
    else if (event.key === 'Enter') onDone(description.trim() || null);
    else return;
    event.preventDefault();
  };
  return (
    <div className="picture-description">
      <label htmlFor={id}>{t('describePicture', { name: isolate(picture.name) })}</label>
      <div className="find-row">
        <input
          id={id}
          type="text"
          lang={language}
          dir={directionOf(language)}
          placeholder={adminMessages[language].adminEditor.descriptionPlaceholder}
          maxLength={postFields.imageAlt.limit}
          value={description}
          onChange={({ target }) => setDescription(target.value)}
          onKeyDown={byKeys}
          className="panel-input find-input"
        />
        <button
          type="button"
          className="panel-button find-button"
          onClick={() => onDone(description.trim() || null)}
        >
          {t('addDescription')}
        </button>
        <button type="button" className="editor-hint-button" onClick={() => onDone(null)}>
          {t('skipDescription')}
        </button>
      </div>
    </div>
  );
}
