import type { ReactNode, Ref } from 'react';
import { useTranslations } from 'use-intl';
import type { GlossaryTerm } from '#domain/translation/shared/glossary-term.ts';
import { directionOf } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { isolate } from '#language/bidi.ts';
import { Bilingual, bilingualFailure } from '../shared/bilingual.tsx';
import { useDeleteTerm, useSaveTerm } from './use-glossary.ts';

type RowProps = { term: GlossaryTerm; row: Ref<HTMLLIElement> };

/** A stored term. */
export function TermRow(props: RowProps & { onEdit: () => void; onDeleted: () => void }) {
  const { term } = props;
  const t = useTranslations('adminGlossary');
  const deletion = useDeleteTerm(props.onDeleted);
  return (
    <li ref={props.row} tabIndex={-1} className="term-row">
      <p className="font-bold wrap-anywhere">
        <bdi lang="en" dir="ltr">
          {term.english}
        </bdi>
      </p>
      <Translation language="ckb" term={term} />
      <Translation language="ar" term={term} />
      <div className="term-row-actions flex gap-1">
        <button type="button" className="panel-button term-action" onClick={props.onEdit}>
          {t('edit')}
          <TermLabel term={term} />
        </button>
        <button
          type="button"
          className="panel-button term-action text-danger"
          aria-disabled={deletion.isPending}
          onClick={() => !deletion.isPending && deletion.mutate(term)}
        >
          {t(deletion.isPending ? 'deleting' : 'delete')}
          <TermLabel term={term} />
        </button>
      </div>
      <Failure error={deletion.error}>{t('notDeleted', { term: isolate(term.english) })}</Failure>
    </li>
  );
}

/** A term that was just deleted, with a button that restores it. */
export function DeletedRow(props: RowProps & { onRestored: () => void }) {
  const { term } = props;
  const t = useTranslations('adminGlossary');
  const shared = useTranslations('adminShared');
  const restoration = useSaveTerm(props.onRestored);
  const restore = () => {
    if (!restoration.isPending) restoration.mutate({ previous: null, term });
  };
  return (
    <li ref={props.row} tabIndex={-1} className="term-row">
      <p className="text-ink-muted wrap-anywhere">
        {t('deleted', { term: isolate(term.english) })}
      </p>
      <div className="term-row-actions">
        <button
          type="button"
          className="panel-button term-action"
          aria-disabled={restoration.isPending}
          onClick={restore}
        >
          {shared('undo')}
          <TermLabel term={term} />
        </button>
      </div>
      <Failure error={restoration.error}>
        {t('notRestored', { term: isolate(term.english) })}
      </Failure>
    </li>
  );
}

function Translation({ language, term }: { language: 'ar' | 'ckb'; term: GlossaryTerm }) {
  const t = useTranslations('adminGlossary');
  const languageName = useTranslations('adminShared.languages');
  const written = term.translations[language];
  return (
    <div className="term-row-translation wrap-anywhere">
      <span className="text-tiny text-ink-muted md:sr-only">{languageName(language)}: </span>
      {written.term ? (
        <bdi lang={language} dir={directionOf(language)}>
          {written.term}
        </bdi>
      ) : (
        <span className="text-ink-muted">{t('noRule')}</span>
      )}
      {written.wrong.length > 0 && (
        <p className="text-tiny text-ink-muted">
          {t('never')}{' '}
          <bdi lang={language} dir={directionOf(language)}>
            {written.wrong.join('، ')}
          </bdi>
        </p>
      )}
    </div>
  );
}

/** The term of a button, for screen readers that read one button at a time. */
function TermLabel({ term }: { term: GlossaryTerm }) {
  return (
    <span className="sr-only">
      : <bdi lang="en">{term.english}</bdi>
    </span>
  );
}

function Failure({ error, children }: { error: Error | null; children: ReactNode }) {
  const language = useLanguage();
  return (
    <p role="alert" className="term-row-failure text-small text-danger empty:hidden">
      {error && (
        <>
          {children} <Bilingual text={bilingualFailure(language, error, 'save')} />
        </>
      )}
    </p>
  );
}
