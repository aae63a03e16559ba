import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Language, languageFacts } from '#i18n/languages.ts';
import type { KeepingState } from '../drafts/draft-writer.ts';
import { Choice } from '../frame/choice.tsx';
import { Loading } from '../frame/loading.tsx';
import { GlossaryButton } from '../glossary/glossary-button.tsx';
import { CoverField } from '../post-form/cover-field.tsx';
import { TagsField } from '../post-form/tags-field.tsx';
import { type CreateForm, withText } from './create-form.ts';
import { CreateReview } from './create-review.tsx';
import { DraftOffers } from './draft-offers.tsx';
import { LanguageColumn } from './language-column.tsx';
import { useCreateActions } from './use-create-actions.tsx';
import { type CreateDraft, useCreateDraft } from './use-create-draft.ts';
import { useTranslationStart } from './use-translation-start.ts';

/** The source first, then the languages that it is translated to. */
const columns = ['en', 'ckb', 'ar'] as const satisfies readonly Language[];

/** Writing a post in three languages, side by side where there is room. */
export function CreateTab() {
  const draft = useCreateDraft();
  useTranslationStart(draft);
  return draft.form ? <Form form={draft.form} draft={draft} /> : <Loading />;
}

function Form({ form, draft }: { form: CreateForm; draft: CreateDraft }) {
  const t = useTranslations('adminCreate');
  const translating = useTranslations('adminTranslation')('translating');
  const [shown, setShown] = useState<Language>('en');
  const [isCoverPending, setCoverPending] = useState(false);
  const [picturesOnTheirWay, setPicturesOnTheirWay] = useState(0);
  const actions = useCreateActions(form, draft);
  const { review } = actions;
  const unpublished = columns.filter((language) => !form.published.includes(language));
  return (
    // A new text starts with fresh fields: nothing of the last one stays in an undo history or an open crop.
    <div key={form.translationGroup}>
      {actions.translationQuestions}
      <p role="status" className="sr-only">
        {(actions.comingTranslations.ckb || actions.comingTranslations.ar) && translating}
      </p>
      {review && (
        <CreateReview form={form} draft={draft} review={review} onClose={actions.closeReview} />
      )}
      {/* Hidden, not gone: the editors' undo histories outlive a review. */}
      <div hidden={review !== null}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 className="grow text-h3">{t('title')}</h2>
          <GlossaryButton />
          <Keeping state={draft.keeping} />
        </div>
        <DraftOffers draft={draft} />
        <LanguageSwitch shown={shown} onShow={setShown} />
        <div className="mt-4 grid gap-x-5 gap-y-8 xl:grid-cols-3">
          {columns.map((language) => (
            <LanguageColumn
              key={language}
              language={language}
              form={form}
              change={draft.change}
              actions={actions}
              isPicturePending={isCoverPending || picturesOnTheirWay > 0}
              onPictureUpload={(change) => setPicturesOnTheirWay((count) => count + change)}
              className={language === shown ? '' : 'max-xl:hidden'}
            />
          ))}
        </div>
        <section
          aria-label={t('shared')}
          className="mt-8 grid gap-x-10 gap-y-6 border-t border-line pt-6 md:grid-cols-2"
        >
          <CoverField
            image={form.image}
            onPendingChange={setCoverPending}
            onChange={(image) => draft.change((now) => ({ ...now, image }))}
            alts={unpublished.map((language) => ({ language, alt: form.texts[language].imageAlt }))}
            onAltChange={(language, imageAlt) =>
              draft.change((now) => withText(now, language, { imageAlt }))
            }
          />
          <TagsField
            tags={form.tags}
            onChange={(tags) => draft.change((now) => ({ ...now, tags: [...tags] }))}
          />
        </section>
      </div>
    </div>
  );
}

/** Where three columns have no room, one at a time. */
function LanguageSwitch(props: { shown: Language; onShow: (language: Language) => void }) {
  const t = useTranslations('adminCreate');
  const options = columns.map((value) => ({
    value,
    text: <span lang={value}>{languageFacts[value].shortName}</span>,
  }));
  return (
    <Choice
      label={t('drafts')}
      options={options}
      value={props.shown}
      onChange={props.onShow}
      className="mt-3 xl:hidden"
    />
  );
}

/** Whether what is typed is safe. Only bad news is announced: the rest changes with every letter. */
function Keeping({ state }: { state: KeepingState }) {
  const t = useTranslations('adminCreate');
  const texts = {
    empty: t('nothingYet'),
    keeping: t('keeping'),
    kept: t('kept'),
    failed: t('keepingFailed'),
  };
  return (
    <p
      role={state === 'failed' ? 'alert' : undefined}
      data-keeping={state}
      className={`text-tiny ${state === 'failed' ? 'font-bold text-danger' : 'text-ink-muted'}`}
    >
      {texts[state]}
    </p>
  );
}
