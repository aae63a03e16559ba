import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { compareTerms, type GlossaryTerm } from '#domain/translation/shared/glossary-term.ts';
import { isolate } from '#language/bidi.ts';
import { focusUnlessTyping } from '../shared/typing.ts';
import type { useGlossaryTerms } from '../shared/use-glossary-terms.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { filterTerms } from './filter-terms.ts';
import { GlossaryError, GlossarySkeleton, NoTerms } from './glossary-states.tsx';
import { GlossaryToolbar } from './glossary-toolbar.tsx';
import { draftOf, emptyDraft, isChanged, type TermDraft } from './term-draft.ts';
import { TermForm } from './term-form.tsx';
import { DeletedRow, TermRow } from './term-row.tsx';
import { nameOfNew, type TermDrafts } from './use-term-drafts.ts';

/** The focus name of the add button. Names of terms never start with a space. */
const addButton = ' add';

/** The list of terms, or its loading state. */
export function GlossaryTerms(props: {
  glossary: ReturnType<typeof useGlossaryTerms>;
  termDrafts: TermDrafts;
}) {
  const { glossary, termDrafts } = props;
  if (glossary.data) return <TermList terms={glossary.data} termDrafts={termDrafts} />;
  return glossary.isFetching ? <GlossarySkeleton /> : <GlossaryError glossary={glossary} />;
}

/** All terms. Open forms stay visible during a search. A deleted term stays as a row that can be restored. */
function TermList({ terms, termDrafts }: { terms: GlossaryTerm[]; termDrafts: TermDrafts }) {
  const t = useTranslations('adminGlossary');
  const [query, setQuery] = useState('');
  const [deleted, setDeleted] = useState<readonly GlossaryTerm[]>([]);
  const [status, setStatus] = useState('');
  const [discarding, setDiscarding] = useState<string | null>(null);
  const focus = usePendingFocus();
  const { drafts, openNames } = termDrafts;

  const present = terms.filter(({ english }) => !includes(deleted, english));
  const found = filterTerms(present, query);
  const opened = present.filter(
    (term) => openNames.includes(term.english) && !found.includes(term),
  );
  const listed = [...found, ...opened, ...filterTerms(deleted, query)].sort(compareTerms);
  // A new term, and terms that somebody else deleted while they were being edited here.
  const unlisted = openNames.filter((name) => !includes(present, name));
  const rows: { name: string; term: GlossaryTerm | undefined }[] = [
    ...unlisted.map((name) => ({ name, term: undefined })),
    ...listed.map((term) => ({ name: term.english, term })),
  ];

  const search = (changed: string) => {
    setQuery(changed);
    setStatus('');
  };
  const open = (name: string, draft: TermDraft) => {
    termDrafts.open(name, draft);
    focus.request(name);
  };
  const closeForm = (name: string) => {
    termDrafts.close(name);
    setDiscarding(null);
    focus.request(includes(present, name) ? name : addButton);
  };
  const announce = (key: 'saved' | 'deleted' | 'restored', { english }: GlossaryTerm) => {
    setStatus(t(key, { term: isolate(english) }));
    focus.request(english);
  };
  const unmarkDeleted = ({ english }: GlossaryTerm) =>
    setDeleted((now) => now.filter((term) => term.english !== english));

  return (
    <>
      <GlossaryToolbar
        query={query}
        onQuery={search}
        onAdd={() => open(nameOfNew, emptyDraft)}
        addButton={focus.refOf(addButton)}
      />
      <p role="status" className="mt-2 text-tiny text-ink-muted">
        {status || t('count', { count: found.length })}
      </p>
      <ul aria-label={t('list')} className="glossary-list">
        {rows.map(({ name, term }) => {
          const draft = drafts.get(name);
          const ref = focus.refOf(name);
          if (draft)
            return (
              <TermForm
                key={name}
                term={term}
                begin={draft}
                otherNames={present.map(({ english }) => english).filter((other) => other !== name)}
                firstInput={ref}
                onChange={(changed) => termDrafts.note(name, changed)}
                onCancel={(typed) =>
                  isChanged(typed, term) ? setDiscarding(name) : closeForm(name)
                }
                onSaved={(saved) => {
                  termDrafts.close(name);
                  unmarkDeleted(saved);
                  announce('saved', saved);
                }}
              />
            );
          if (!term) return null;
          return includes(deleted, name) ? (
            <DeletedRow
              key={name}
              term={term}
              row={ref}
              onRestored={() => {
                unmarkDeleted(term);
                announce('restored', term);
              }}
            />
          ) : (
            <TermRow
              key={name}
              term={term}
              row={ref}
              onEdit={() => open(name, draftOf(term))}
              onDeleted={() => {
                setDeleted((now) => [...now, term]);
                announce('deleted', term);
              }}
            />
          );
        })}
      </ul>
      {rows.length === 0 && <NoTerms clearSearch={query ? () => search('') : null} />}
      <DiscardDialog
        isOpen={discarding !== null}
        onKeep={() => setDiscarding(null)}
        onDiscard={() => discarding !== null && closeForm(discarding)}
      />
    </>
  );
}

function includes(terms: readonly GlossaryTerm[], name: string): boolean {
  return terms.some(({ english }) => english === name);
}

/** Moves the focus to an element that may mount with the next render, unless an editor is typing elsewhere. */
function usePendingFocus() {
  const pending = useRef<string | null>(null);
  return {
    /** Must be called together with a change of state, whose render moves the focus. */
    request(name: string) {
      pending.current = name;
    },
    /** Returns the `ref` of the element with this name. */
    refOf: (name: string) => (element: HTMLElement | null) => {
      if (!element || pending.current !== name) return;
      pending.current = null;
      focusUnlessTyping(element);
    },
  };
}
