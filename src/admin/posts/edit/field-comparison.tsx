import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { DiffRun } from '#domain/translation/shared/diff-sequences.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { diffLines, diffWords } from '../../shared/diff/diff-texts.ts';
import { linesNextTo } from '../../shared/diff/lines-next-to.ts';
import type { DecidedField, Decision } from './conflict.ts';
import type { EditValues } from './edit-values.ts';

type Props = { field: DecidedField; mine: EditValues; theirs: EditValues; language: Language };

/** One field of both versions side by side: pictures, or a diff of texts and lists by lines. */
export function FieldComparison({ field, mine, theirs, language }: Props) {
  if (field === 'image') return <Pictures mine={mine.image} theirs={theirs.image} />;
  return <Texts mine={textOf(field, mine)} theirs={textOf(field, theirs)} language={language} />;
}

/** Joins tags in one line, and puts each source on its own line. */
function textOf(field: DecidedField, values: EditValues): string {
  const value = values[field];
  return Array.isArray(value) ? value.join(field === 'tags' ? ' · ' : '\n') : String(value || '');
}

function Pictures({ mine, theirs }: { mine: string; theirs: string }) {
  return (
    <>
      {(
        [
          ['mine', mine],
          ['theirs', theirs],
        ] as const
      ).map(([side, path]) => (
        <div key={side} className={`conflict-cell conflict-${side}`}>
          <SideName side={side} />
          <img src={path} alt="" className="aspect-3/2 w-60 max-w-full object-cover" />
          <bdi dir="ltr" className="mt-1 block text-tiny wrap-anywhere text-ink-muted">
            {path}
          </bdi>
        </div>
      ))}
    </>
  );
}

function Texts({ mine, theirs, language }: { mine: string; theirs: string; language: Language }) {
  const runs = useMemo(() => diffLines(mine, theirs), [mine, theirs]);
  return runs.map((run, index) =>
    run.kind === 'same' ? (
      <SameLines
        // biome-ignore lint/suspicious/noArrayIndexKey: runs have no id and never change
        key={index}
        lines={run.parts}
        language={language}
        before={index > 0}
        after={index < runs.length - 1}
      />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <DifferentLines key={index} run={run} language={language} />
    ),
  );
}

/** Shows only the unchanged lines next to a difference, once for both sides. */
function SameLines(props: {
  lines: readonly string[];
  language: Language;
  before: boolean;
  after: boolean;
}) {
  const t = useTranslations('adminPosts.conflict');
  const { start, hidden, end } = linesNextTo(props.lines, props);
  const shown = (line: string, index: number) => (
    <Line key={index} text={line} language={props.language} />
  );
  return (
    <div className="conflict-same">
      {start.map(shown)}
      {hidden > 0 && (
        <p className="text-tiny text-ink-muted">{t('unchangedLines', { count: hidden })}</p>
      )}
      {end.map(shown)}
    </div>
  );
}

function Line({ text, language }: { text: string | undefined; language: Language }) {
  return (
    <p lang={language} dir={directionOf(language)} className="wrap-anywhere">
      {text}
    </p>
  );
}

function DifferentLines(props: {
  run: Extract<DiffRun, { kind: 'different' }>;
  language: Language;
}) {
  const mine = props.run.mine.join('\n');
  const theirs = props.run.theirs.join('\n');
  const words = useMemo(() => diffWords(mine, theirs), [mine, theirs]);
  // If one side is empty, all of the other is new, and highlighting would add nothing.
  const isHighlighted = mine.trim() !== '' && theirs.trim() !== '';
  return (['mine', 'theirs'] as const).map((side) => (
    <div key={side} className={`conflict-cell conflict-${side}`}>
      <SideName side={side} />
      <Side text={side === 'mine' ? mine : theirs} language={props.language}>
        {isHighlighted && <Words runs={words} side={side} />}
      </Side>
    </div>
  ));
}

function Side(props: { text: string; language: Language; children: ReactNode }) {
  const t = useTranslations('adminPosts.conflict');
  if (props.text.trim() === '') return <p className="text-ink-muted">{t('nothing')}</p>;
  return (
    <p
      lang={props.language}
      dir={directionOf(props.language)}
      className="whitespace-pre-wrap wrap-anywhere"
    >
      {props.children || props.text.replace(/^\n+|\n+$/g, '')}
    </p>
  );
}

function Words({ runs, side }: { runs: readonly DiffRun[]; side: Decision }) {
  return runs.map((run, index) => {
    const text = (run.kind === 'same' ? run.parts : run[side]).join('');
    if (run.kind === 'same' || text === '') return text;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs have no id and never change
      <mark key={index} className="conflict-mark">
        {text}
      </mark>
    );
  });
}

/** Visible where the versions are stacked: on a phone and in a column. Elsewhere it is for screen readers only. */
function SideName({ side }: { side: Decision }) {
  const t = useTranslations('adminPosts.conflict');
  return (
    <p className="conflict-side-name mb-0.5 text-tiny font-bold text-ink-muted">
      {t(side === 'mine' ? 'yours' : 'storedNow')}
    </p>
  );
}
