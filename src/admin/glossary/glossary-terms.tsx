import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { compareTerms, type GlossaryTerm } from '#domain/translation-rules/index.ts';
import { isolated } from '#i18n/isolated.ts';
import { DiscardQuestion } from './discard-question.tsx';
import { findTerms } from './find-terms.ts';
import { GlossaryFault, GlossarySkeleton, NoTerms } from './glossary-states.tsx';
import { GlossaryToolbar } from './glossary-toolbar.tsx';
import { draftOf, emptyDraft, isChanged, type TermDraft } from './term-draft.ts';
import { TermForm } from './term-form.tsx';
import { DeletedRow, TermRow } from './term-row.tsx';
import { useAskedFocus } from './use-asked-focus.ts';
import type { useGlossary } from './use-glossary.ts';
import { nameOfNew, type TermDrafts } from './use-term-drafts.ts';

/** Where the focus goes by this name; names of terms have no space around them. */
const addButton = ' add';

/** What there is of the glossary. */
export function GlossaryTerms(props: {
  glossary: ReturnType<typeof useGlossary>;
  termDrafts: TermDrafts;
}) {
  const { glossary, termDrafts } = props;
  if (glossary.data) return <TermList terms={glossary.data} termDrafts={termDrafts} />;
  return glossary.isFetching ? <GlossarySkeleton /> : <GlossaryFault glossary={glossary} />;
}

/** All terms. Open forms are there whatever is searched; a deleted term keeps its place, with the way back. */
function TermList({ terms, termDrafts }: { terms: GlossaryTerm[]; termDrafts: TermDrafts }) {
  const t = useTranslations('adminGlossary');
  const [query, setQuery] = useState('');
  const [deleted, setDeleted] = useState<readonly GlossaryTerm[]>([]);
  const [news, setNews] = useState('');
  const [discarding, setDiscarding] = useState<string | null>(null);
  const focus = useAskedFocus();
  const { drafts, openNames } = termDrafts;

  const kept = terms.filter(({ english }) => !includes(deleted, english));
  const found = findTerms(kept, query);
  const opened = kept.filter((term) => openNames.includes(term.english) && !found.includes(term));
  const listed = [...found, ...opened, ...findTerms(deleted, query)].sort(compareTerms);
  // A new one, and those that somebody has deleted while they were changed here.
  const unlisted = openNames.filter((name) => !includes(kept, name));
  const rows: { name: string; term: GlossaryTerm | undefined }[] = [
    ...unlisted.map((name) => ({ name, term: undefined })),
    ...listed.map((term) => ({ name: term.english, term })),
  ];

  const search = (changed: string) => {
    setQuery(changed);
    setNews('');
  };
  const open = (name: string, draft: TermDraft) => {
    termDrafts.open(name, draft);
    focus.ask(name);
  };
  const shut = (name: string) => {
    termDrafts.close(name);
    setDiscarding(null);
    focus.ask(includes(kept, name) ? name : addButton);
  };
  const tell = (key: 'saved' | 'deleted' | 'restored', { english }: GlossaryTerm) => {
    setNews(t(key, { term: isolated(english) }));
    focus.ask(english);
  };
  const keep = ({ english }: GlossaryTerm) =>
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
        {news || t('count', { count: found.length })}
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
                otherNames={kept.map(({ english }) => english).filter((other) => other !== name)}
                firstInput={ref}
                onChange={(changed) => termDrafts.note(name, changed)}
                onCancel={(typed) => (isChanged(typed, term) ? setDiscarding(name) : shut(name))}
                onSaved={(saved) => {
                  termDrafts.close(name);
                  keep(saved);
                  tell('saved', saved);
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
                keep(term);
                tell('restored', term);
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
                tell('deleted', term);
              }}
            />
          );
        })}
      </ul>
      {rows.length === 0 && <NoTerms clearSearch={query ? () => search('') : null} />}
      <DiscardQuestion
        isOpen={discarding !== null}
        onKeep={() => setDiscarding(null)}
        onDiscard={() => discarding !== null && shut(discarding)}
      />
    </>
  );
}

function includes(terms: readonly GlossaryTerm[], name: string): boolean {
  return terms.some(({ english }) => english === name);
}
