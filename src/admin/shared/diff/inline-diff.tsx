import './inline-diff.css';
import { Fragment, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { DiffRun } from '#domain/translation/shared/diff-sequences.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { IsolatedText } from '../isolated-text.tsx';
import { diffLines, diffWords } from './diff-texts.ts';
import { linesNextTo } from './lines-next-to.ts';

type Props = { before: string; after: string; language: Language };

/** What was deleted and inserted between two texts, word by word, in the direction of their language. */
export function InlineDiff({ before, after, language }: Props) {
  const runs = useMemo(() => diffLines(before, after), [before, after]);
  return (
    <div lang={language} dir={directionOf(language)} className="whitespace-pre-wrap wrap-anywhere">
      {runs.map((run, index) =>
        run.kind === 'same' ? (
          <SameLines
            // biome-ignore lint/suspicious/noArrayIndexKey: runs have no id and never change
            key={index}
            language={language}
            lines={run.parts}
            before={index > 0}
            after={index < runs.length - 1}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <DifferentLines key={index} language={language} run={run} />
        ),
      )}
    </div>
  );
}

/** Shows only the unchanged lines next to a difference. The others are counted. */
function SameLines(props: {
  language: Language;
  lines: readonly string[];
  before: boolean;
  after: boolean;
}) {
  const { language } = props;
  const t = useTranslations('adminPosts.conflict');
  const { start, hidden, end } = linesNextTo(props.lines, props);
  return (
    <div className="text-ink-muted">
      <p>
        <IsolatedText text={start.join('\n')} language={language} />
      </p>
      {hidden > 0 && <Count text={t('unchangedLines', { count: hidden })} />}
      <p>
        <IsolatedText text={end.join('\n')} language={language} />
      </p>
    </div>
  );
}

/** In the language of the panel. */
function Count({ text }: { text: string }) {
  const language = useLanguage();
  return (
    <p lang={language} dir={directionOf(language)} className="my-1 text-tiny">
      {text}
    </p>
  );
}

function DifferentLines(props: {
  language: Language;
  run: Extract<DiffRun, { kind: 'different' }>;
}) {
  const { language, run } = props;
  const before = run.mine.join('\n');
  const after = run.theirs.join('\n');
  const words = useMemo(() => diffWords(before, after), [before, after]);
  const isolated = (parts: readonly string[]) => (
    <IsolatedText text={parts.join('')} language={language} />
  );
  return (
    <p className="diff-lines">
      {words.map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: runs have no id and never change
        <Fragment key={index}>
          {word.kind === 'same' && isolated(word.parts)}
          {word.kind === 'different' && word.mine.length > 0 && (
            <del className="diff-deleted">{isolated(word.mine)}</del>
          )}
          {word.kind === 'different' && word.theirs.length > 0 && (
            <ins className="diff-inserted">{isolated(word.theirs)}</ins>
          )}
        </Fragment>
      ))}
    </p>
  );
}
