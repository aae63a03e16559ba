import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';

/** The search field and the button for a new term. */
export function GlossaryToolbar(props: {
  query: string;
  onQuery: (query: string) => void;
  onAdd: () => void;
  addButton: Ref<HTMLButtonElement>;
}) {
  const t = useTranslations('adminGlossary');
  return (
    <search className="mt-4 flex flex-wrap items-end gap-2">
      <label className="panel-field min-w-40 grow">
        <span>{t('search')}</span>
        <span className="relative">
          <Icon name="search" className="absolute inset-y-0 start-3 m-auto text-ink-muted" />
          <input
            type="search"
            dir="auto"
            value={props.query}
            onChange={(event) => props.onQuery(event.target.value)}
            autoComplete="off"
            spellCheck={false}
            className="panel-input ps-10"
          />
        </span>
      </label>
      <button
        ref={props.addButton}
        type="button"
        className="panel-button min-h-11"
        onClick={props.onAdd}
      >
        {t('add')}
      </button>
    </search>
  );
}
