import { useTranslations } from 'use-intl';
import type { NumberFilters } from '#domain/analytics/index.ts';
import { type Dimension, type Subject, subjects } from '#domain/analytics/shared/dimensions.ts';
import { Icon } from '#ui/icon.tsx';
import { useValueNames } from './use-value-names.ts';

/** The filters that are set and that the subject has, each a button that removes it. */
export function ActiveFilters(props: {
  filters: NumberFilters;
  subject: Subject;
  remove: (name: Dimension) => void;
}) {
  const t = useTranslations('adminAnalytics');
  const nameOf = useValueNames();
  const names: readonly Dimension[] = subjects[props.subject].dimensions;
  const active = names.flatMap((name) => {
    const value = props.filters[name];
    return value === undefined ? [] : [{ name, value }];
  });
  if (active.length === 0) return null;
  return (
    <fieldset className="mb-5 flex flex-wrap gap-2">
      <legend className="sr-only">{t('filters')}</legend>
      {active.map(({ name, value }) => {
        const names = { dimension: t(`dimensions.${name}`), value: nameOf(name, value) };
        return (
          <button
            key={name}
            type="button"
            className="panel-button"
            aria-label={t('removeFilter', names)}
            onClick={() => props.remove(name)}
          >
            <bdi>{`${names.dimension}: ${names.value}`}</bdi>
            <Icon name="close" className="size-4" />
          </button>
        );
      })}
    </fieldset>
  );
}
