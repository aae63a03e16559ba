import './post-form.css';
import { Dialog } from 'radix-ui';
import { useId, useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import { useTranslations } from 'use-intl';
import { useCloseOnBack } from '../shared/panel-navigation.ts';
import {
  type Area,
  coverRatio,
  fromPercent,
  largestCentredArea,
  maxPageWidth,
  toPercent,
} from './crop-geometry.ts';
import type { Picture } from './prepare-picture.ts';
import { useObjectUrl } from './use-object-url.ts';

/** A smaller area, in pixels of the screen, would be too small to grip. */
const minGripPx = 48;

/** The dialog that chooses the 3:2 area of a picture. */
export function CropDialog(props: {
  picture: Picture;
  /** @param area null for the whole picture */
  onCut: (area: Area | null) => Promise<void>;
  onCancel: () => void;
  /** Moves the focus after the dialog is closed. */
  onClosed: () => void;
}) {
  const { picture } = props;
  const id = useId();
  const t = useTranslations('adminPostForm');
  const url = useObjectUrl(picture.file);
  const [percent, setPercent] = useState(() => toPercent(largestCentredArea(picture), picture));
  const [isBusy, setIsBusy] = useState(false);
  useCloseOnBack(true, props.onCancel);
  const area = fromPercent(percent, picture);
  const cut = (part: Area | null) => {
    if (isBusy) return;
    setIsBusy(true);
    void props.onCut(part);
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && props.onCancel()}>
      <Dialog.Portal>
        <Dialog.Overlay className="crop-overlay" />
        <Dialog.Content
          className="crop-dialog"
          aria-busy={isBusy}
          // A drag that leaves a corner must not close the dialog.
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            props.onClosed();
          }}
        >
          <Dialog.Title className="text-h3">{t('crop.title')}</Dialog.Title>
          <Dialog.Description className="mt-1 text-small text-ink-muted">
            {t('crop.description')} <span className="pointer-coarse:hidden">{t('crop.keys')}</span>
          </Dialog.Description>
          {/* The corners are the same in a panel of either direction. */}
          <div dir="ltr" className="crop-stage">
            <ReactCrop
              crop={{ unit: '%', ...percent }}
              onChange={(_pixels, changed) => setPercent(changed)}
              aspect={coverRatio}
              minWidth={minGripPx}
              keepSelection
              ruleOfThirds
              ariaLabels={{
                cropArea: t('crop.area'),
                nwDragHandle: t('crop.topLeft'),
                neDragHandle: t('crop.topRight'),
                seDragHandle: t('crop.bottomRight'),
                swDragHandle: t('crop.bottomLeft'),
                // With a fixed ratio only the corners can be dragged.
                nDragHandle: '',
                eDragHandle: '',
                sDragHandle: '',
                wDragHandle: '',
              }}
            >
              {url && <img src={url} alt={t('crop.picture')} />}
            </ReactCrop>
          </div>
          <p role="status" id={`${id}-size`} className="min-h-[2lh] text-tiny sm:min-h-lh">
            <span className="text-ink-muted">
              {t('crop.size', { width: area.width, height: area.height })}
            </span>{' '}
            {area.width < maxPageWidth && (
              <strong className="font-bold">{t('crop.small', { width: maxPageWidth })}</strong>
            )}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <button
              type="button"
              className="panel-button-primary"
              aria-describedby={`${id}-size`}
              aria-disabled={isBusy}
              onClick={() => cut(area)}
            >
              {t(isBusy ? 'crop.busy' : 'crop.use')}
            </button>
            <button
              type="button"
              className="panel-button"
              aria-disabled={isBusy}
              onClick={() => cut(null)}
            >
              {t('crop.useWhole')}
            </button>
            <Dialog.Close className="panel-button">{t('crop.cancel')}</Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
