import { useTranslations } from 'use-intl';
import type { Language } from '#i18n/languages.ts';
import type { CreateForm } from './create-form.ts';
import type { CreateActions } from './language-column.tsx';

/** The buttons under a language: the assistant's, and publishing. Each is disabled by its own call alone. */
export function ColumnActions(props: {
  language: Language;
  form: CreateForm;
  actions: CreateActions;
  isPicturePending: boolean;
}) {
  const { language, form, actions } = props;
  const t = useTranslations('adminCreate');
  const { busy } = actions;
  return (
    <div className="flex flex-wrap gap-2">
      {language === 'en' ? (
        <>
          <ActionButton
            text={t('enhance')}
            busy={busy.has('enhance')}
            run={() => actions.enhance()}
          />
          <ActionButton
            text={t('translateToKurdish')}
            busy={busy.has('translate-ckb')}
            run={() => actions.translate('ckb')}
          />
          <ActionButton
            text={t('translateToArabic')}
            busy={busy.has('translate-ar')}
            run={() => actions.translate('ar')}
          />
        </>
      ) : (
        <ActionButton
          text={t(`generateSeo.${language}`)}
          busy={busy.has(`seo-${language}`)}
          run={() => actions.generateSeo(language)}
        />
      )}
      {!form.published.includes(language) && (
        <button
          type="button"
          className="panel-button-primary ms-auto"
          disabled={busy.has(`publish-${language}`) || props.isPicturePending}
          onClick={() => void actions.publish(language)}
        >
          {busy.has(`publish-${language}`) ? t('publishing') : t(`publish.${language}`)}
        </button>
      )}
      {props.isPicturePending && (
        <p className="basis-full text-end text-tiny text-ink-muted">{t('picturePending')}</p>
      )}
    </div>
  );
}

function ActionButton(props: { text: string; busy: boolean; run: () => Promise<void> }) {
  const t = useTranslations('adminCreate');
  return (
    <button
      type="button"
      className="panel-button"
      disabled={props.busy}
      onClick={() => void props.run()}
    >
      {props.busy ? t('working') : props.text}
    </button>
  );
}
