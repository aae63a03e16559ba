import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TermProposal } from '#domain/memory/shared/term-proposal.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { isolate } from '#language/bidi.ts';
import { useApi } from '../api/client.ts';
import { Bilingual, bilingualFailure } from '../shared/bilingual.tsx';
import { focusUnlessTyping } from '../shared/typing.ts';
import { glossaryKey } from '../shared/use-glossary-terms.ts';

const proposalsKey = ['term-proposals'] as const;

type Decision = { proposal: TermProposal; isAccepted: boolean };

/** Words that editors corrected in three edits: one key takes each into the glossary, another one dismisses it. */
export function TermProposals() {
  const t = useTranslations('adminGlossary');
  const language = useLanguage();
  const { client, call } = useApi();
  const queries = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  const section = useRef<HTMLElement>(null);
  const [status, setStatus] = useState('');
  const { data = [] } = useQuery({
    queryKey: proposalsKey,
    queryFn: () => call(() => client.memory['term-proposals'].$get()),
    staleTime: 0,
  });
  const decision = useMutation({
    mutationFn: (json: Decision) => call(() => client.memory['term-proposals'].$post({ json })),
    onSuccess(_answer, { proposal, isAccepted }) {
      const index = data.indexOf(proposal);
      const others = data.filter((one) => one !== proposal);
      setStatus(isAccepted ? t('accepted', { word: isolate(proposal.better) }) : t('dismissed'));
      // The next one takes the focus before this one is gone.
      const rows = list.current?.querySelectorAll('li') ?? [];
      const next = rows[index + 1] ?? rows[index - 1];
      focusUnlessTyping(next?.querySelector('button') ?? section.current);
      queries.setQueryData(proposalsKey, others);
      if (isAccepted) void queries.invalidateQueries({ queryKey: glossaryKey });
    },
  });
  const decide = (proposal: TermProposal, isAccepted: boolean) => {
    if (!decision.isPending) decision.mutate({ proposal, isAccepted });
  };
  if (data.length === 0 && status === '') return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="term-proposals"
      className="term-proposals"
    >
      <h3 id="term-proposals" className="font-bold">
        {t('proposals')}
      </h3>
      <p role="status" className="text-small">
        {status}
      </p>
      {data.length > 0 && <p className="text-small text-ink-muted">{t('proposalsHint')}</p>}
      <p role="alert" className="text-small text-danger empty:hidden">
        {decision.error && <Bilingual text={bilingualFailure(language, decision.error, 'save')} />}
      </p>
      <ul ref={list}>
        {data.map((proposal) => (
          <li
            key={`${proposal.language} ${proposal.wrong} ${proposal.better}`}
            onKeyDown={({ key }) => key === 'Delete' && decide(proposal, false)}
          >
            <p className="min-w-0 grow basis-64 wrap-anywhere">
              {t('proposal', {
                wrong: isolate(proposal.wrong),
                better: isolate(proposal.better),
                english: isolate(proposal.english),
                edits: proposal.edits,
              })}
            </p>
            <button
              type="button"
              className="panel-button"
              aria-disabled={decision.isPending}
              onClick={() => decide(proposal, true)}
            >
              {t('accept')}
              <span className="sr-only">: {isolate(proposal.better)}</span>
            </button>
            <button
              type="button"
              className="panel-button"
              aria-keyshortcuts="Delete"
              aria-disabled={decision.isPending}
              onClick={() => decide(proposal, false)}
            >
              {t('dismiss')}
              <span className="sr-only">: {isolate(proposal.better)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
