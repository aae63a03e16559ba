import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { directionOf } from '#i18n/languages.ts';
import { Choice } from '../shared/choice.tsx';
import {
  type PreviewedPost,
  type PreviewTarget,
  previewTargets,
  previewWarnings,
} from './preview-warnings.ts';
import { SearchResultPreview } from './search-result-preview.tsx';
import { WhatsAppPreview } from './whatsapp-preview.tsx';
import { XPreview } from './x-preview.tsx';

const previews = { google: SearchResultPreview, whatsApp: WhatsAppPreview, x: XPreview };

/** Previews of the post in search results and chats, with warnings about what is missing. */
export function PostPreviews({ post }: { post: PreviewedPost }) {
  const id = useId();
  const t = useTranslations('adminPostForm.previews');
  const [target, setTarget] = useState<PreviewTarget>('google');
  const Preview = previews[target];
  return (
    <figure aria-labelledby={id} className="grid max-w-107 grid-cols-1 gap-3">
      <figcaption id={id} className="text-small font-medium">
        {t('label')}
      </figcaption>
      <Choice
        label={t('label')}
        options={previewTargets.map((value) => ({ value, text: t(`targets.${value}`) }))}
        value={target}
        onChange={setTarget}
      />
      <div lang={post.language} dir={directionOf(post.language)}>
        <Preview post={post} />
      </div>
      {target !== 'google' && !post.sharePicture && (
        <p className="text-tiny text-ink-muted">{t('drawnLater')}</p>
      )}
      <Warnings target={target} post={post} />
    </figure>
  );
}

function Warnings({ target, post }: { target: PreviewTarget; post: PreviewedPost }) {
  const t = useTranslations('adminPostForm.previews');
  const warnings = previewWarnings(target, post);
  return (
    <ul className="grid gap-1 text-tiny">
      {warnings.map((warning) => (
        <li key={warning.kind} className="flex gap-2">
          <span aria-hidden="true" className="w-3 shrink-0 text-center font-bold text-danger">
            !
          </span>
          {t(`warnings.${warning.kind}`, warning)}
        </li>
      ))}
      {warnings.length === 0 && (
        <li className="flex gap-2">
          <span aria-hidden="true" className="w-3 shrink-0 text-center font-bold text-accent">
            ✓
          </span>
          {t('complete')}
        </li>
      )}
    </ul>
  );
}
