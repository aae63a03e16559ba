import { type Ref, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  type GlossaryTerm,
  glossaryLimits as most,
} from '#domain/translation/shared/glossary-term.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { isolate } from '#language/bidi.ts';
import { WrappingInput } from '../post-form/wrapping-input.tsx';
import { Bilingual, bilingualFailure } from '../shared/bilingual.tsx';
import { columnTranslations } from '../shared/column-languages.ts';
import { firstOf, readDraft, type TermDraft, type TermField } from './term-draft.ts';
import { isGone, useSaveTerm } from './use-glossary.ts';

/**
 * The form of a term. It keeps the typed values until the server has stored them.
 *
 * @param props.term the stored term; undefined for a new one, or when somebody has deleted it meanwhile
 */
export function TermForm(props: {
  term: GlossaryTerm | undefined;
  /** The initial values of the fields. */
  begin: TermDraft;
  /** The English names of all other terms. */
  otherNames: readonly string[];
  onChange: (draft: TermDraft) => void;
  onCancel: (draft: TermDraft) => void;
  onSaved: (term: GlossaryTerm) => void;
  firstInput: Ref<HTMLInputElement>;
}) {
  const { term } = props;
  const id = useId();
  const t = useTranslations('adminGlossary');
  const saving = useSaveTerm(props.onSaved);
  const [draft, setDraft] = useState(props.begin);
  const [isTried, setTried] = useState(false);
  const read = readDraft(draft, props.otherNames);
  const inputOf = (field: TermField) => {
    const error = isTried ? read.errors?.[field] : undefined;
    return {
      id: `${id}-${field}`,
      value: draft[field],
      error: error && t(`errors.${error}`, { forms: most.wrong, characters: most.term }),
      isReadOnly: saving.isPending,
      onText(text: string) {
        const changed = { ...draft, [field]: text };
        setDraft(changed);
        props.onChange(changed);
      },
    };
  };
  const save = () => {
    if (saving.isPending) return;
    setTried(true);
    if (read.term) saving.mutate({ previous: term?.english ?? null, term: read.term });
    else document.getElementById(`${id}-${firstOf(read.errors)}`)?.focus();
  };
  return (
    <li className="term-form">
      <form
        aria-label={term ? t('editTerm', { term: isolate(term.english) }) : t('newTerm')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className="grid gap-4 md:grid-cols-3">
          <TermInput
            {...inputOf('english')}
            language="en"
            label={t('fields.english')}
            input={props.firstInput}
          />
          {columnTranslations.map((language) => (
            <div key={language} className="grid content-start gap-4">
              <TermInput
                {...inputOf(language)}
                language={language}
                label={t(`fields.${language}`)}
              />
              <WrongForms
                {...inputOf(`${language}Wrong`)}
                language={language}
                label={t(`fields.${language}Wrong`)}
              />
            </div>
          ))}
        </div>
        <SaveFailure error={saving.error} />
        <div className="mt-4 flex flex-wrap gap-2">
          <button type="submit" className="panel-button-primary" aria-disabled={saving.isPending}>
            {t(saving.isPending ? 'saving' : 'save')}
          </button>
          <button
            type="button"
            className="panel-button"
            aria-disabled={saving.isPending}
            onClick={() => !saving.isPending && props.onCancel(draft)}
          >
            {t('cancel')}
          </button>
        </div>
      </form>
    </li>
  );
}

type InputProps = {
  id: string;
  language: Language;
  label: string;
  value: string;
  error: string | undefined;
  isReadOnly: boolean;
  onText: (text: string) => void;
};

function TermInput(props: InputProps & { input?: Ref<HTMLInputElement> }) {
  return (
    <div className="panel-field content-start">
      <label htmlFor={props.id}>{props.label}</label>
      <input
        ref={props.input}
        {...sharedAttributes(props)}
        onChange={(event) => props.onText(event.target.value)}
        maxLength={most.term}
        autoComplete="off"
        autoCapitalize="none"
        className="panel-input"
      />
      <FieldError {...props} />
    </div>
  );
}

function WrongForms(props: InputProps) {
  const t = useTranslations('adminGlossary');
  const hint = `${props.id}-hint`;
  return (
    <div className="panel-field content-start">
      <label htmlFor={props.id}>{props.label}</label>
      <WrappingInput
        {...sharedAttributes(props)}
        aria-describedby={`${props.id}-error ${hint}`}
        onText={props.onText}
        rows={1}
      />
      <FieldError {...props} />
      <p id={hint} className="text-tiny font-normal text-ink-muted">
        {t('wrongHint')}
      </p>
    </div>
  );
}

function sharedAttributes({ id, language, value, error, isReadOnly }: InputProps) {
  return {
    id,
    lang: language,
    dir: directionOf(language),
    value,
    readOnly: isReadOnly,
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-error`,
  };
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p id={`${id}-error`} className="text-tiny text-danger empty:hidden">
      {error}
    </p>
  );
}

function SaveFailure({ error }: { error: Error | null }) {
  const t = useTranslations('adminGlossary');
  const language = useLanguage();
  return (
    <p role="alert" className="mt-3 text-small font-medium text-danger empty:hidden">
      {error &&
        (isGone(error) ? (
          t('gone')
        ) : (
          <Bilingual text={bilingualFailure(language, error, 'save')} />
        ))}
    </p>
  );
}
