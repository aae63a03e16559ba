import './pictures.css';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { pictureHashOf } from '#domain/media/shared/picture-path.ts';
import { LibraryView } from '../picture-library/library-view.tsx';
import { noPictureFilter, picturesKey } from '../picture-library/use-pictures.ts';
import { useUploadImage } from '../post-form/upload-image.ts';
import { useBanner } from '../shared/banner.tsx';
import { FileInput } from '../shared/file-input.tsx';
import { usePanelNavigation } from '../shared/panel-navigation.ts';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { PictureDetail } from './picture-detail.tsx';

/** The library of all pictures, and the one that is open. */
export function PicturesScreen() {
  const t = useTranslations('adminPictures');
  const { search, open, close } = usePanelNavigation();
  const [filter, setFilter] = useState(noPictureFilter);
  const screen = useRef<HTMLDivElement>(null);
  const closeDetail = () => {
    close('picture');
    // The focus goes back to the grid's tab stop, which is the picture that was open.
    screen.current?.querySelector<HTMLElement>('[data-index][tabindex="0"]')?.focus();
  };
  return (
    <div ref={screen} className="mx-auto max-w-page">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <ScreenHeading className="text-h3 font-bold">{t('title')}</ScreenHeading>
          <p className="mt-1 text-small text-ink-muted">{t('hint')}</p>
        </div>
        <Upload onUploaded={(picture) => open({ picture })} />
      </div>
      <div className={`mt-4 grid gap-6 ${search.picture ? 'pictures-columns' : ''}`}>
        {search.picture && (
          <PictureDetail
            key={search.picture}
            hash={search.picture}
            onClose={closeDetail}
            showArticle={(article) => setFilter({ ...noPictureFilter, article })}
          />
        )}
        <div className="grid min-w-0 content-start gap-4">
          <LibraryView
            filter={filter}
            onFilter={setFilter}
            chosen={search.picture ?? null}
            onChoose={({ hash }) => open({ picture: hash })}
          />
        </div>
      </div>
    </div>
  );
}

/** The button that adds a picture to the library. */
function Upload({ onUploaded }: { onUploaded: (hash: string) => void }) {
  const t = useTranslations('adminPictures');
  const id = useId();
  const banner = useBanner();
  const queries = useQueryClient();
  const uploadImage = useUploadImage();
  const [isUploading, setUploading] = useState(false);
  const upload = async (file: File) => {
    setUploading(true);
    banner.clear();
    try {
      const { imageUrl } = await uploadImage(file);
      await queries.invalidateQueries({ queryKey: picturesKey });
      const hash = pictureHashOf(imageUrl);
      if (hash) onUploaded(hash);
    } catch (error) {
      banner.showError(error, 'save');
    } finally {
      setUploading(false);
    }
  };
  return (
    <div className="flex items-center gap-3">
      <p id={id} role="status" className="text-small empty:absolute">
        {isUploading && t('uploading')}
      </p>
      <FileInput
        accept="image/*"
        command="uploadPicture"
        describedBy={id}
        isInvalid={false}
        onChoose={(file) => {
          if (!isUploading) void upload(file);
        }}
      >
        {t('upload')}
      </FileInput>
    </div>
  );
}
