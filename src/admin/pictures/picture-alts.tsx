import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PictureTexts, PictureWithUses } from '#domain/picture-library/shared/picture.ts';
import { postFields } from '#domain/posts/shared/fields.ts';
import { directionOf } from '#i18n/languages.ts';
import { isCancelled, useApi } from '../api/client.ts';
import { WrappingInput } from '../post-form/wrapping-input.tsx';
import { AssistantButton } from '../shared/assistant-button.tsx';
import { useBanner } from '../shared/banner.tsx';
import { columnLanguages } from '../shared/column-languages.ts';
import { useAddUndoToast } from '../shared/toasts.tsx';
import { useRunningActions } from '../shared/use-running-actions.ts';
import { useSaveTexts } from './use-picture.ts';

/** Texts that are typed and not saved, by picture: another picture may be opened meanwhile. */
const unsaved = new Map<string, PictureTexts>();

/** The alternative texts of a picture in three languages, with proposals of the assistant. */
export function PictureAlts({ picture }: { picture: PictureWithUses }) {
  const { hash, ownAlts, alts, posts } = picture;
  const t = useTranslations('adminPictures');
  const languageName = useTranslations('adminShared.languages');
  const id = useId();
  const [typed, setTyped] = useState<PictureTexts | null>(() => unsaved.get(hash) ?? null);
  const [everywhere, setEverywhere] = useState(false);
  const keep = (texts: PictureTexts | null) => {
    if (texts) unsaved.set(hash, texts);
    else unsaved.delete(hash);
    setTyped(texts);
  };
  const save = useSaveTexts(hash, () => {
    keep(null);
    setEverywhere(false);
  });
  const values = typed ?? ownAlts;
  const propose = usePropose(hash, typed, keep);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate({ alts: values, everywhere });
      }}
    >
      <h4 className="text-small font-bold">{t('alts')}</h4>
      <p id={`${id}-hint`} className="text-tiny text-ink-muted">
        {t('altsHint')}
      </p>
      {columnLanguages.map((language) => (
        <div key={language} className="panel-field">
          <label htmlFor={`${id}-${language}`}>{languageName(language)}</label>
          <WrappingInput
            id={`${id}-${language}`}
            lang={language}
            dir={directionOf(language)}
            value={values[language]}
            // The text of a use shows what would be offered without an own one.
            placeholder={alts[language]}
            onText={(text) => keep({ ...values, [language]: text })}
            maxLength={postFields.imageAlt.limit}
            aria-describedby={`${id}-hint`}
          />
        </div>
      ))}
      {posts > 0 && (
        <label className="flex min-h-11 items-center gap-2 text-small">
          <input
            type="checkbox"
            checked={everywhere}
            onChange={({ target }) => setEverywhere(target.checked)}
            className="size-5 flex-none accent-accent"
          />
          {t('everywhere')}
        </label>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="submit"
          aria-disabled={save.isPending}
          className="panel-button-primary whitespace-normal"
        >
          {t('save')}
        </button>
        <AssistantButton text={t('propose')} {...propose} />
      </div>
    </form>
  );
}

function usePropose(
  hash: string,
  typed: PictureTexts | null,
  keep: (texts: PictureTexts | null) => void,
) {
  const t = useTranslations('adminPictures');
  const { client, call } = useApi();
  const banner = useBanner();
  const addUndoToast = useAddUndoToast();
  const { running, run, cancel } = useRunningActions<'propose'>(hash);
  return {
    isBusy: running.has('propose'),
    cancel: () => cancel('propose'),
    run: async () =>
      await run('propose', async (signal) => {
        try {
          const { alts } = await call(() =>
            client.media[':hash'].describe.$post({ param: { hash } }, { init: { signal } }),
          );
          keep(alts);
          addUndoToast(t('proposed'), () => keep(typed));
        } catch (error) {
          if (isCancelled(error)) throw error;
          banner.showError(error, 'save');
        }
      }),
  };
}
