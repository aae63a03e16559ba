import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { directionOf, type Language } from '#i18n/languages.ts';
import { CharacterCounter, FieldNote } from './character-counter.tsx';
import { countKeywords } from './seo-lengths.ts';
import {
  differingSeoFields,
  type SeoField,
  type SeoProposal,
  type SeoValues,
} from './seo-proposal.ts';
import { useFocusFallback } from './use-focus-fallback.ts';
import type { SeoDecisions } from './use-seo-decisions.ts';
import type { SeoRequestState } from './use-seo-request.ts';

type Props = {
  language: Language;
  values: SeoValues;
  proposal: SeoProposal | null;
  request: SeoRequestState;
  decisions: SeoDecisions;
};

/** The status of the suggestions, with buttons that accept or dismiss all. */
export function SeoSuggestionsHead({ values, proposal, request, decisions }: Props) {
  const t = useTranslations('adminPostForm.seoSuggestions');
  const { partial, isNotConfigured } = request;
  const waiting = partial || !proposal ? [] : differingSeoFields(values, proposal);
  return (
    <>
      <p role="status" className="text-small text-ink-muted empty:hidden">
        {partial && t('streaming')}
        {isNotConfigured && t('notConfigured')}
        {!partial && proposal && waiting.length === 0 && t('same')}
      </p>
      {waiting.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="grow text-small font-medium max-sm:basis-full">
            {t('waiting', { count: waiting.length })}
          </p>
          <button type="button" className="panel-button" onClick={() => decisions.take(waiting)}>
            {t('takeAll')}
          </button>
          <button type="button" className="panel-button" onClick={() => decisions.dismiss(waiting)}>
            {t('dismissAll')}
          </button>
        </div>
      )}
    </>
  );
}

/** A field with its suggestion, or with the received part of one that is being streamed. */
export function SeoFieldWithSuggestion(props: Props & { field: SeoField; children: ReactNode }) {
  const { field, values, proposal, decisions } = props;
  const { partial } = props.request;
  const t = useTranslations('adminPostForm.seoSuggestions');
  const names = useTranslations('adminPostForm.seo');
  const focusFallback = useFocusFallback<HTMLDivElement>();
  const shown = partial ?? proposal ?? {};
  const text = differingSeoFields(values, shown).includes(field) ? shown[field] : undefined;
  return (
    <div {...focusFallback} tabIndex={-1} className="grid gap-1 outline-none">
      {props.children}
      {text && (
        <div className="mt-1 grid gap-1.5 border-s-4 border-gold-strong bg-surface-raised py-2 ps-3 pe-2">
          <div className="flex flex-wrap items-center gap-2">
            <p className="grow text-tiny font-bold">{t('suggested')}</p>
            {!partial &&
              (['take', 'dismiss'] as const).map((decision) => (
                <button
                  key={decision}
                  type="button"
                  className="panel-button min-h-9 px-2.5"
                  aria-label={`${t(decision)}: ${names(field)}`}
                  onClick={() => decisions[decision]([field])}
                >
                  {t(decision)}
                </button>
              ))}
          </div>
          <SuggestedText field={field} language={props.language} text={text} />
        </div>
      )}
    </div>
  );
}

function SuggestedText(props: { field: SeoField; language: Language; text: string }) {
  const { field, language, text } = props;
  const t = useTranslations('adminPostForm');
  if (field === 'slug')
    return (
      <p dir="ltr" className="break-all font-mono text-small">
        {text}
      </p>
    );
  return (
    <>
      <p lang={language} dir={directionOf(language)} className="text-small">
        {text}
      </p>
      {field === 'seoKeywords' ? (
        <FieldNote id={undefined}>
          {t('seo.keywordCount', { count: countKeywords(text) })}
        </FieldNote>
      ) : (
        <CharacterCounter field={field} text={text} />
      )}
    </>
  );
}
