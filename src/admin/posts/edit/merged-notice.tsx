import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Language } from '#i18n/languages.ts';
import type { MergedEdit } from './edit-state.ts';
import { differingFields, type EditValues } from './edit-values.ts';
import { FieldComparison } from './field-comparison.tsx';

/** Says that somebody else's changes were merged into the form, and shows them. */
export function MergedNotice(props: { merged: MergedEdit; language: Language; close: () => void }) {
  const { before, after } = props.merged;
  const id = useId();
  const t = useTranslations('adminPosts.conflict');
  const fieldName = useTranslations('adminPosts.fields');
  const fields = shownFields(before, after);
  return (
    <section
      aria-labelledby={id}
      className="mt-4 border-s-4 border-accent bg-surface-raised py-2 ps-4 pe-2 text-small"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p id={id} role="status" className="grow font-medium">
          {t('mergedWith')}
        </p>
        <button type="button" className="panel-button" onClick={props.close}>
          {t('close')}
        </button>
      </div>
      <details>
        <summary className="py-1">
          {t('theirChanges', {
            fields: fields.map((field) => fieldName(field)).join(`${t('comma')} `),
          })}
        </summary>
        <FieldComparisons before={before} after={after} language={props.language} />
      </details>
    </section>
  );
}

/** The fields in which two versions of a post differ, side by side. */
export function FieldComparisons(props: {
  before: EditValues;
  after: EditValues;
  language: Language;
}) {
  const { before, after, language } = props;
  const fieldName = useTranslations('adminPosts.fields');
  return shownFields(before, after).map((field) => (
    <div key={field} className="mt-3">
      <h4 className="font-bold">{fieldName(field)}</h4>
      <div className="conflict-sides conflict-comparison">
        <FieldComparison field={field} mine={before} theirs={after} language={language} />
      </div>
    </div>
  ));
}

function shownFields(before: EditValues, after: EditValues) {
  return differingFields(before, after).filter((field) => field !== 'translation');
}
