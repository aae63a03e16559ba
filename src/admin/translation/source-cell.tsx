import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { diffWords } from '../shared/diff/diff-texts.ts';
import { isTranslatable } from './is-translatable.ts';
import type { ReviewRow } from './review-rows.ts';

/** A paragraph of the English source; a changed one as a diff. */
export function SourceCell({ row: { source, block, state } }: { row: ReviewRow }) {
  const t = useTranslations('adminTranslation');
  const text = source ?? block?.source ?? '';
  if (source === null && state === 'current')
    return <p className="review-source text-ink-muted">{t('notInSource')}</p>;
  return (
    <div
      lang="en"
      dir="ltr"
      className={`review-source ${isTranslatable(text) ? '' : 'font-mono text-small'}`}
    >
      {state === 'stale' && <Changes before={block?.source ?? ''} after={text} />}
      {state === 'removed' && <del>{text}</del>}
      {(state === 'current' || state === 'new') && text}
    </div>
  );
}

function Changes({ before, after }: { before: string; after: string }) {
  const runs = useMemo(() => diffWords(before, after), [before, after]);
  return runs.map((run, index) => {
    if (run.kind === 'same') return run.parts.join('');
    const removed = run.mine.join('');
    const added = run.theirs.join('');
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs have no id and never change
      <span key={index}>
        {removed && <del>{removed}</del>}
        {removed && added && ' '}
        {added && <ins>{added}</ins>}
      </span>
    );
  });
}
