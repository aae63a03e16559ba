import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatDateAndTime } from '#i18n/dates.ts';
import { directionOf, type Language, languages } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { QuestionDialog } from '../frame/question-dialog.tsx';
import type { CreateForm } from './create-form.ts';
import { missingFields } from './create-form.ts';
import type { CreateDraft, DraftOffer } from './use-create-draft.ts';

/** Texts that a closed tab, a crash or a publication has left, to go on with or to throw away. */
export function DraftOffers({ draft }: { draft: CreateDraft }) {
  const id = useId();
  const t = useTranslations('adminCreate.offers');
  if (draft.offers.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="mt-3 border-s-4 border-gold-strong bg-surface-raised p-4"
    >
      <h3 id={id} className="text-small font-bold">
        {t('title')}
      </h3>
      <ul className="mt-1 divide-y divide-line">
        {draft.offers.map((offer) => (
          <Offer key={offer.key} offer={offer} draft={draft} />
        ))}
      </ul>
    </section>
  );
}

function Offer({ offer, draft }: { offer: DraftOffer; draft: CreateDraft }) {
  const t = useTranslations('adminCreate.offers');
  const frame = useTranslations('adminFrame.languages');
  const language = useLanguage();
  const name = nameOf(offer.form);
  const waiting = languages.filter(
    (one) => !offer.form.published.includes(one) && missingFields(offer.form, one).length === 0,
  );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <div className="min-w-48 grow text-small">
        {name ? (
          <bdi lang={name.language} dir={directionOf(name.language)} className="font-medium">
            {name.text}
          </bdi>
        ) : (
          t('untitled')
        )}
        <p className="text-tiny text-ink-muted">
          {t('savedAt', { time: formatDateAndTime(offer.savedAt, language) })}
          {offer.form.published.length > 0 && waiting.length > 0 && (
            <>
              {' · '}
              {t('waiting', {
                languages: waiting.map((one) => frame(one)).join(language === 'en' ? ', ' : '، '),
              })}
            </>
          )}
        </p>
      </div>
      <button type="button" className="panel-button" onClick={() => void draft.resume(offer)}>
        {t('resume')}
      </button>
      <DiscardButton
        name={name?.text ?? t('untitled')}
        onDiscard={() => void draft.discard(offer)}
      />
    </li>
  );
}

function DiscardButton({ name, onDiscard }: { name: string; onDiscard: () => void }) {
  const t = useTranslations('adminCreate.offers');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="panel-button" onClick={() => setAsking(true)}>
        {t('discard')}
      </button>
      <QuestionDialog
        isOpen={isAsking}
        title={t('discardTitle')}
        cancel={t('cancel')}
        onCancel={() => setAsking(false)}
        answers={
          <button type="button" className="panel-button-danger" onClick={onDiscard}>
            {t('discard')}
          </button>
        }
      >
        {t('discardText', { title: name })}
      </QuestionDialog>
    </>
  );
}

/** The first title there is, the beginning of a text where there is none. */
function nameOf(form: CreateForm): { language: Language; text: string } | undefined {
  for (const field of ['title', 'content'] as const) {
    for (const language of languages) {
      const text = form.texts[language][field].trim();
      if (text) return { language, text: text.slice(0, 80) };
    }
  }
  return undefined;
}
