import { useTranslations } from 'use-intl';
import type { LibraryPicture } from '#domain/picture-library/shared/picture.ts';
import { LoadError } from '../shared/load-error.tsx';
import { PictureFilters } from './picture-filters.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { noPictureFilter, type PictureFilter, usePictures } from './use-pictures.ts';

/** The library: filters, and the pictures that match. */
export function LibraryView(props: {
  filter: PictureFilter;
  onFilter: (filter: PictureFilter) => void;
  /** The picture that is open; null for none. */
  chosen: string | null;
  onChoose: (picture: LibraryPicture) => void;
}) {
  const { filter } = props;
  const t = useTranslations('adminPictures');
  const library = usePictures(filter);
  const { pictures, error, isPending, data } = library;
  const isEmpty = data !== undefined && pictures.length === 0;
  return (
    <>
      <PictureFilters filter={filter} onChange={props.onFilter} />
      <p role="status" className="sr-only">
        {isPending && t('loading')}
      </p>
      {error && (
        <LoadError text={t('loadError')} error={error} retry={() => void library.refetch()} />
      )}
      {/* Takes no room while it is empty. */}
      <div role="status" className="-mb-4 not-empty:mb-0">
        {isEmpty && (
          <p className="border-y border-line py-8">
            {t(isFiltering(filter) ? 'noMatch' : 'empty')}
          </p>
        )}
      </div>
      {pictures.length > 0 && (
        <PictureGrid
          // Another filter starts at the top.
          key={JSON.stringify(filter)}
          label={t('title')}
          pictures={pictures}
          hasMore={library.hasNextPage}
          isLoadingMore={library.isFetching}
          loadMore={library.fetchNextPage}
          chosen={props.chosen}
          onChoose={props.onChoose}
        />
      )}
    </>
  );
}

function isFiltering(filter: PictureFilter): boolean {
  return JSON.stringify(filter) !== JSON.stringify(noPictureFilter);
}
