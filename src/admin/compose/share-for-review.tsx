import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { ComposeForm } from './compose-form.ts';
import type { ComposeActions } from './use-compose-actions.tsx';
import { shareable } from './use-compose-commands.ts';

/** Leads to the links for reviewers, who see stored texts alone. */
export function ShareForReview(props: {
  form: ComposeForm;
  actions: ComposeActions;
  isPicturePending: boolean;
}) {
  const t = useTranslations('adminCompose');
  const reviews = useTranslations('adminReviews');
  const id = useId();
  const share = shareable(props.form, props.actions, props.isPicturePending);
  return (
    <section className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-6">
      <button
        type="button"
        className="panel-button"
        aria-disabled={!share}
        aria-describedby={id}
        onClick={() => share && void share()}
      >
        {reviews('open')}
      </button>
      <p id={id} className="min-w-0 grow basis-60 text-tiny text-ink-muted">
        {t(props.form.proposal ? 'proposalPending' : 'shareHint')}
      </p>
    </section>
  );
}
