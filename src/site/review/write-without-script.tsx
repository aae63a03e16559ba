import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { EnteredRemark } from '#domain/reviews/shared/entered-remark.ts';
import { reviewLimits } from '#domain/reviews/shared/review-limits.ts';
import type { PlainForm } from './plain-form.ts';

/**
 * Below the text, for browsers without script: first the number of a part, then a form about it, which is a POST to the
 * page itself. The script removes all of it, and with it the numbers (review.css).
 */
export function WriteWithoutScript({ form }: { form: PlainForm }) {
  const t = useTranslations('review');
  return (
    <section id="write" aria-labelledby="write-title" className="no-print mt-16 px-gutter">
      <div className="mx-auto max-w-text">
        <h2 id="write-title" className="text-h3">
          {t(form.writing ? 'sheetTitle' : 'plainTitle')}
        </h2>
        {form.isSent && (
          <p role="status" className="mt-4 font-bold text-accent">
            {t('thanks')}
          </p>
        )}
        {form.writing ? <RemarkForm writing={form.writing} /> : <PartForm form={form} />}
      </div>
    </section>
  );
}

function PartForm({ form }: { form: PlainForm }) {
  const t = useTranslations('review');
  return (
    <form action="#write" className="mt-4 grid gap-4">
      {form.isUnknown && <Problem>{t('noSuchPart')}</Problem>}
      <label className="form-field">
        {t('number')}
        <input name="part" type="number" inputMode="numeric" required min={1} max={form.numbers} />
      </label>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <button type="submit" className="button-gold justify-center">
          {t('choose')}
        </button>
        <PartLink part="title">{t('titlePart')}</PartLink>
        {form.hasDescription && <PartLink part="description">{t('descriptionPart')}</PartLink>}
      </div>
    </form>
  );
}

function PartLink({ part, children }: { part: string; children: ReactNode }) {
  return (
    <a href={`?part=${part}#write`} className="button-quiet">
      {children}
    </a>
  );
}

function RemarkForm({ writing }: { writing: EnteredRemark }) {
  const t = useTranslations('review');
  const { problem } = writing;
  return (
    <form method="post" action="#write" className="mt-4 grid gap-4">
      {problem && <Problem>{t(problem)}</Problem>}
      <input type="hidden" name="id" value={writing.id} />
      <input type="hidden" name="field" value={writing.field} />
      <input type="hidden" name="index" value={writing.index} />
      <input type="hidden" name="original" value={writing.original} />
      <label className="form-field">
        {t('suggestion')}
        <textarea
          name="suggestion"
          rows={6}
          maxLength={reviewLimits.text}
          defaultValue={writing.suggestion}
        />
      </label>
      <label className="form-field">
        {t('comment')}
        <textarea
          name="comment"
          rows={2}
          maxLength={reviewLimits.comment}
          defaultValue={writing.comment}
        />
      </label>
      <label className="form-field">
        {t('name')}
        <input
          name="name"
          autoComplete="name"
          required
          maxLength={reviewLimits.name}
          defaultValue={writing.name}
        />
      </label>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <button type="submit" className="button-gold justify-center">
          {t('send')}
        </button>
        <a href="?#write" className="button-quiet">
          {t('another')}
        </a>
      </div>
    </form>
  );
}

function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="text-small text-danger">
      {children}
    </p>
  );
}
