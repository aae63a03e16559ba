import { useTranslations } from 'use-intl';
import { useObjectUrl } from './use-object-url.ts';

/** A picture that is not on the server yet, paler than one that is. */
export function LocalPicture({ file, alt }: { file: File; alt: string }) {
  const url = useObjectUrl(file);
  return (
    <div className="cover-preview border border-dashed border-line-strong">
      {url && <img src={url} alt={alt} className="size-full object-cover opacity-60" />}
    </div>
  );
}

export function UploadProgress(props: { fraction: number; onCancel: () => void }) {
  const t = useTranslations('adminPostForm');
  // The file is sent, and the server resizes it.
  const isSent = props.fraction === 1;
  return (
    <div className="flex items-end gap-3">
      <label className="grid grow gap-1 text-small">
        {isSent ? t('cover.storing') : t('cover.uploading', { fraction: props.fraction })}
        <progress value={isSent ? undefined : props.fraction} className="cover-progress" />
      </label>
      <button type="button" className="panel-button shrink-0" onClick={props.onCancel}>
        {t('cover.cancel')}
      </button>
    </div>
  );
}
