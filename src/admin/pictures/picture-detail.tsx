import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { PictureWithUses } from '#domain/picture-library/shared/picture.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { formatLongDate } from '#language/dates.ts';
import { Icon } from '#ui/icon.tsx';
import { ApiError } from '../api/client.ts';
import { knownAlt } from '../picture-library/picture-texts.ts';
import { Bilingual, bilingualFailure } from '../shared/bilingual.tsx';
import { PictureActions } from './picture-actions.tsx';
import { PictureAlts } from './picture-alts.tsx';
import { PictureUses } from './picture-uses.tsx';
import { usePicture } from './use-picture.ts';

/** One picture: what it is, its texts, where it is used, and what can be done with it. */
export function PictureDetail(props: {
  hash: string;
  onClose: () => void;
  showArticle: (article: { group: string; title: string }) => void;
}) {
  const { hash, onClose } = props;
  const t = useTranslations('adminPictures');
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: picture, error } = usePicture(hash);
  useEffect(() => heading.current?.focus(), []);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    onClose();
  };
  const isGone = error instanceof ApiError && error.code === 'not-found';
  return (
    <section
      aria-label={t('details')}
      aria-busy={!picture && !error}
      className="picture-detail grid min-w-0 content-start gap-4"
      onKeyDown={closeByKey}
    >
      <div className="flex items-center justify-between gap-3">
        <h3 ref={heading} tabIndex={-1} className="text-body font-bold outline-none">
          {t('details')}
        </h3>
        <button
          type="button"
          className="panel-icon-button"
          aria-label={t('close')}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      {error && (
        <p role="alert">
          {isGone ? t('gone') : <Bilingual text={bilingualFailure(language, error, 'network')} />}
        </p>
      )}
      {picture && !error && (
        <>
          <Facts picture={picture} />
          <PictureAlts picture={picture} />
          <PictureUses picture={picture} showArticle={props.showArticle} />
          <PictureActions picture={picture} onDeleted={onClose} />
        </>
      )}
    </section>
  );
}

function Facts({ picture }: { picture: PictureWithUses }) {
  const t = useTranslations('adminPictures');
  const language = useLanguage();
  const { imageUrl, width, height, createdAt, removedAt } = picture;
  const alt = knownAlt(picture, language);
  return (
    <div>
      <img
        src={imageUrl}
        alt={alt?.text ?? t('noAlt')}
        lang={alt?.language}
        className="picture-large"
      />
      <p className="mt-2 text-tiny text-ink-muted">
        {t('size', { width, height })} ·{' '}
        {t('uploadedOn', { date: formatLongDate(createdAt, language) })}
      </p>
      {removedAt && !picture.inHistory && !picture.inDraft && (
        <p className="mt-2 border-s-4 border-gold-strong bg-surface-raised px-3 py-1.5 text-small">
          {t('removedAt', { date: formatLongDate(laterOf(removedAt), language) })}
        </p>
      )}
    </div>
  );
}

/** An overdue picture is removed within the hour. */
function laterOf(time: string): string {
  return new Date(Math.max(Date.parse(time), Date.now())).toISOString();
}
