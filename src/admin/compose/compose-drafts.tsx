import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type Language, languages } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { type DraftName, RecoverableDrafts } from '../shared/recoverable-drafts.tsx';
import { type ComposeForm, waitingLanguages } from './compose-form.ts';
import type { ComposeDraft, RecoverablePost } from './use-compose-draft.ts';

type Props = { draft: ComposeDraft; onResume: (post: RecoverablePost) => void };

/** The recoverable posts of closed tabs, crashes and publications, to resume or to discard. */
export function ComposeDrafts({ draft, onResume }: Props) {
  const t = useTranslations('adminCompose.recoverableDrafts');
  const names = useLanguageNames();
  const remaining = draft.recoverable.find(({ key }) => key === draft.remaining);
  const others = draft.recoverable.filter((post) => post !== remaining);
  return (
    <>
      {remaining && (
        <RemainingPost
          key={remaining.key}
          form={remaining.value}
          onResume={() => onResume(remaining)}
        />
      )}
      <RecoverableDrafts
        title={t('title')}
        drafts={others}
        nameOf={nameOf}
        detailsOf={(form) => {
          const waiting = waitingLanguages(form);
          if (form.published.length === 0 || waiting.length === 0) return null;
          return ` · ${t('waiting', { languages: names(waiting) })}`;
        }}
        onResume={onResume}
        onDiscard={(post) => void draft.discard(post)}
        className="mt-3 p-4"
      />
    </>
  );
}

/**
 * The remaining languages of the post that was just published. Takes the focus, so that one key press restores them.
 */
function RemainingPost({ form, onResume }: { form: ComposeForm; onResume: () => void }) {
  const id = useId();
  const t = useTranslations('adminCompose.recoverableDrafts');
  const names = useLanguageNames();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section aria-labelledby={id} className="mt-3 border-s-4 border-accent bg-surface-raised p-4">
      <h3 id={id} className="text-body font-bold">
        {t('remainingTitle', { languages: names(waitingLanguages(form)) })}
      </h3>
      <p id={`${id}-text`} className="mt-1 text-small">
        {t('remainingText')}
      </p>
      <button
        ref={button}
        type="button"
        aria-describedby={`${id}-text`}
        className="panel-button-primary mt-3 scroll-mt-36"
        onClick={onResume}
      >
        {t('resumeRemaining')}
      </button>
    </section>
  );
}

function useLanguageNames(): (languages: readonly Language[]) => string {
  const name = useTranslations('adminShared.languages');
  const panel = useLanguage();
  return (languages) => languages.map((one) => name(one)).join(panel === 'en' ? ', ' : '، ');
}

/** Returns the first title, or the beginning of the first text if there is no title. */
function nameOf(form: ComposeForm): DraftName {
  for (const field of ['title', 'content'] as const) {
    for (const language of languages) {
      const text = form.texts[language][field].trim();
      if (text) return { language, text: text.slice(0, 80) };
    }
  }
  return undefined;
}
