import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LibraryPicture } from '#domain/picture-library/shared/picture.ts';
import { Icon } from '#ui/icon.tsx';
import { PanelDialog } from '../shared/panel-dialog.tsx';
import { LibraryView } from './library-view.tsx';
import { noPictureFilter } from './use-pictures.ts';

/** The library as a dialog, to choose one of its pictures. */
export function PicturePicker(props: {
  title: string;
  onChoose: (picture: LibraryPicture) => void;
  onClose: () => void;
  /** Moves the focus after the dialog is closed; without it, the focus goes back to where it was. */
  onClosed?: () => void;
}) {
  const t = useTranslations('adminPictures');
  const [filter, setFilter] = useState(noPictureFilter);
  return (
    <PanelDialog
      onClose={props.onClose}
      className="picture-dialog"
      aria-describedby={undefined}
      onClosed={props.onClosed}
    >
      <div className="flex items-center justify-between pt-2">
        <Dialog.Title className="text-h3 font-bold">{props.title}</Dialog.Title>
        <Dialog.Close className="panel-icon-button" aria-label={t('close')}>
          <Icon name="close" />
        </Dialog.Close>
      </div>
      <LibraryView filter={filter} onFilter={setFilter} chosen={null} onChoose={props.onChoose} />
    </PanelDialog>
  );
}
