import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { reviewLimits } from '#domain/reviews/shared/review-limits.ts';
import { Icon } from '#ui/icon.tsx';
import { CallToAction } from '../blog/call-to-action.tsx';
import { PostText } from '../blog/post/post-text.tsx';
import { InlineScript } from '../delivery/inline-script.tsx';
import { PageMessages } from '../delivery/page-messages.tsx';
import reviewScript from './review.inline.ts?script';
import type { ReviewData } from './review-data.ts';
import { ReviewMessages } from './review-messages.tsx';
import { WriteWithoutScript } from './write-without-script.tsx';

const route = getRouteApi('/{-$prefix}/review/$token');

/** A post as its readers will see it, where a reviewer taps a paragraph and writes. */
export function ReviewPage() {
  return (
    <PageMessages of="post">
      <ReviewMessages>
        <Hint />
        <article className="mx-auto max-w-article px-gutter pt-8 sm:pt-12">
          <PostText post={route.useLoaderData().post} />
        </article>
        <OwnRemarks />
        <WriteWithoutScript form={route.useLoaderData().form} />
        <CallToAction />
        <Sheets />
        <ReviewScript />
      </ReviewMessages>
    </PageMessages>
  );
}

function Hint() {
  const t = useTranslations('review');
  return (
    <p className="no-print border-b border-line bg-surface-sunken px-gutter py-3 text-small">
      <strong className="font-bold">{t('draft')}</strong>{' '}
      <span data-review-hint="" hidden>
        {t('hint')}
      </span>
      <noscript>
        <a href="#write">{t('noScript')}</a>
      </noscript>
    </p>
  );
}

/** What this reviewer wrote on this device. The script fills it. */
function OwnRemarks() {
  const t = useTranslations('review');
  return (
    <section
      id="own-remarks"
      hidden
      aria-labelledby="own-remarks-title"
      className="no-print mx-auto mt-16 max-w-text px-gutter"
    >
      <h2 id="own-remarks-title" className="text-h3">
        {t('own')}
      </h2>
      <ol className="mt-4 grid gap-4" />
    </section>
  );
}

/** The forms that a tap opens: for a paragraph, and for an answer to a remark. */
function Sheets() {
  const t = useTranslations('review');
  return (
    <>
      <Sheet id="review-sheet" title={t('sheetTitle')}>
        <label className="form-field">
          {t('suggestion')}
          <textarea name="suggestion" rows={6} maxLength={reviewLimits.text} />
        </label>
        <label className="form-field">
          {t('comment')}
          <textarea name="comment" rows={2} maxLength={reviewLimits.comment} />
        </label>
        <label className="form-field">
          {t('name')}
          <input name="name" autoComplete="name" maxLength={reviewLimits.name} />
        </label>
        <p role="alert" className="text-small text-danger empty:hidden" />
      </Sheet>
      <Sheet id="answer-sheet" title={t('answerBack')}>
        <blockquote
          dir="auto"
          className="border-s-4 border-gold-strong ps-3 text-small whitespace-pre-wrap wrap-anywhere text-ink-muted"
        />
        <label className="form-field">
          {t('ownAnswer')}
          <textarea name="text" rows={3} required maxLength={reviewLimits.answer} />
        </label>
      </Sheet>
      <p id="review-status" role="status" className="review-status no-print" />
    </>
  );
}

/** A form at the bottom of the screen. review.inline.ts opens it and sends it. */
function Sheet({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const t = useTranslations('review');
  return (
    <dialog id={id} aria-labelledby={`${id}-title`} className="review-sheet">
      <form className="grid gap-4">
        <div className="flex items-center justify-between gap-4">
          <h2 id={`${id}-title`} className="text-h3">
            {title}
          </h2>
          <button type="button" data-close="" aria-label={t('cancel')} className="bar-item">
            <Icon name="close" />
          </button>
        </div>
        {children}
        <button type="submit" className="button-gold justify-center">
          {t('send')}
        </button>
      </form>
    </dialog>
  );
}

function ReviewScript() {
  const t = useTranslations('review');
  const { post, blocks } = route.useLoaderData();
  const data: ReviewData = {
    language: post.language,
    title: post.title,
    description: post.description,
    blocks,
    words: {
      write: t('write'),
      empty: t('empty'),
      nameMissing: t('nameMissing'),
      waiting: t('waiting'),
      sent: t('sent'),
      thanks: t('thanks'),
      taken: t('taken'),
      closed: t('closed'),
      gone: t('gone'),
      refused: t('refused'),
      again: t('again'),
      answer: t('answer'),
      ownAnswer: t('ownAnswer'),
      answerBack: t('answerBack'),
    },
  };
  return (
    <>
      <script
        type="application/json"
        id="review-data"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, in which no tag can begin
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />
      <InlineScript text={reviewScript} />
    </>
  );
}
