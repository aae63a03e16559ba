import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Language } from '#i18n/languages.ts';
import { useCloseOnBack } from '../../shared/panel-navigation.ts';
import {
  type ConflictPart,
  type Decision,
  type Decisions,
  firstDecisions,
  mergeEdits,
} from './conflict.ts';
import type { EditBase, EditValues } from './edit-values.ts';
import { FieldComparison } from './field-comparison.tsx';

type Props = {
  language: Language;
  base: EditValues;
  mine: EditValues;
  stored: EditBase;
  settle: (theirs: EditBase, decided: EditValues) => Promise<void>;
  leave: () => void;
};

/**
 * Shows both versions of a post that two people changed: field by field, and the text by paragraphs. The post can be
 * saved once every conflict is decided.
 */
export function ConflictView({ language, base, mine, stored, settle, leave }: Props) {
  const id = useId();
  const t = useTranslations('adminPosts.conflict');
  const heading = useRef<HTMLHeadingElement>(null);
  const fieldName = useTranslations('adminPosts.fields');
  const languageName = useTranslations('adminShared.languages');
  const [chosen, setChosen] = useState<Decisions>({});
  const merge = useMemo(() => mergeEdits(base, mine, stored.values), [base, mine, stored.values]);
  const decisions = { ...firstDecisions(merge.parts), ...chosen };
  const undecided = merge.parts.filter(({ key }) => !decisions[key]).length;
  useEffect(() => heading.current?.focus(), []);
  useCloseOnBack(true, leave);
  return (
    <section aria-labelledby={`${id}-heading`} className="mt-6">
      <div className="border-s-4 border-danger ps-4">
        <h3
          id={`${id}-heading`}
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-36 text-h3 text-danger outline-none"
        >
          {t('title')} ({languageName(language)})
        </h3>
        <p className="mt-1 max-w-text text-small">{t('explanation')}</p>
      </div>
      {merge.merged.length > 0 && (
        <p className="mt-4 border-s-4 border-accent ps-4 text-small">
          {t('merged', {
            fields: merge.merged.map((field) => fieldName(field)).join(`${t('comma')} `),
          })}
        </p>
      )}
      {merge.parts.map((part) => (
        <PartDecision
          key={part.key}
          part={part}
          decision={decisions[part.key]}
          decide={(decision) => setChosen((now) => ({ ...now, [part.key]: decision }))}
        >
          <FieldComparison
            field={part.field}
            mine={part.mine}
            theirs={part.theirs}
            language={language}
          />
        </PartDecision>
      ))}
      <div className="panel-bottom-bar">
        <button
          type="button"
          aria-disabled={undecided > 0}
          aria-describedby={`${id}-undecided`}
          onClick={() => {
            if (undecided === 0) void settle(stored, merge.resolve(decisions));
          }}
          className="panel-button-primary edit-save"
        >
          {t('save')}
        </button>
        <button type="button" className="panel-button" onClick={leave}>
          {t('leave')}
        </button>
        <p id={`${id}-undecided`} role="status" className="text-small text-ink-muted">
          {undecided > 0 ? t('undecided', { count: undecided }) : t('decided')}
        </p>
      </div>
    </section>
  );
}

const sides = ['mine', 'theirs'] as const satisfies readonly Decision[];

function PartDecision(props: {
  part: ConflictPart;
  decision: Decision | undefined;
  decide: (decision: Decision) => void;
  children: ReactNode;
}) {
  const { part, decision, decide } = props;
  const name = useId();
  const t = useTranslations('adminPosts.conflict');
  const fieldName = useTranslations('adminPosts.fields');
  return (
    <fieldset className="mt-6 min-w-0 border-t border-line pt-4">
      <legend className="float-start mb-2 w-full">
        <span className="font-bold">{fieldName(part.field)}</span>{' '}
        <span className="ms-2 text-tiny text-ink-muted">{t(`changedBy.${part.changedBy}`)}</span>
      </legend>
      <div className="conflict-sides clear-both grid-cols-2">
        {sides.map((side) => (
          <label key={side} className="conflict-choice">
            <input
              type="radio"
              name={name}
              checked={decision === side}
              onChange={() => decide(side)}
              className="size-4 accent-accent"
            />
            {t(side === 'mine' ? 'keepMine' : 'takeTheirs')}
          </label>
        ))}
      </div>
      <div data-decision={decision} className="conflict-sides conflict-comparison">
        {props.children}
      </div>
    </fieldset>
  );
}
