import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { diffWords } from '../differences/diff-texts.ts';
import type { ReviewRow } from './review-rows.ts';
import { isWordless } from './wordless.ts';

/** A paragraph of the English; where it was changed since it was translated, with what was changed. */
export function SourceCell({ row: { source, block, state } }: { row: ReviewRow }) {
  const t = useTranslations('adminTranslation');
  const text = source ?? block?.source ?? '';
  if (source === null && state === 'current')
    return <p className="review-source text-ink-muted">{t('notInSource')}</p>;
  return (
    <div
      lang="en"
      dir="ltr"
      className={`review-source ${isWordless(text) ? 'font-mono text-small' : ''}`}
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
    const gone = run.mine.join('');
    const come = run.theirs.join('');
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name, and never change
      <span key={index}>
        {gone && <del>{gone}</del>}
        {gone && come && ' '}
        {come && <ins>{come}</ins>}
      </span>
    );
  });
}
