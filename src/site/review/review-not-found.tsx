import { useTranslations } from 'use-intl';
import { NotFoundPicture } from '#site/errors/not-found-picture.tsx';
import { ReviewMessages } from './review-messages.tsx';

/** Shown for a link that has expired, was taken back, or never was. @param data what was sent by it, for a copy */
export function ReviewNotFound({ data }: { data?: unknown }) {
  const lost = ['suggestion', 'comment'].flatMap((name) => textOf(data, name));
  return (
    <ReviewMessages>
      <Text lost={lost} />
    </ReviewMessages>
  );
}

function textOf(data: unknown, name: string): string[] {
  const text: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, name) : '';
  return typeof text === 'string' && text.trim() !== '' ? [text] : [];
}

function Text({ lost }: { lost: readonly string[] }) {
  const t = useTranslations('review');
  return (
    <div className="mx-auto max-w-page px-gutter pt-16 sm:pt-24">
      <h1 className="text-h1">{t('goneTitle')}</h1>
      <p className="mt-5 max-w-text text-ink-muted">{t('goneText')}</p>
      {lost.length > 0 && (
        <div role="alert" className="mt-8 grid max-w-text gap-4">
          <p className="font-bold">{t('gone')}</p>
          {lost.map((text) => (
            <blockquote
              key={text}
              dir="auto"
              className="border-s-4 border-gold-strong ps-3 whitespace-pre-wrap wrap-anywhere"
            >
              {text}
            </blockquote>
          ))}
        </div>
      )}
      <NotFoundPicture />
    </div>
  );
}
