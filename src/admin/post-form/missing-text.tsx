import { directionOf } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';

/** Words of the panel in the place of the post's own. */
export function MissingText({ text }: { text: string }) {
  const panel = useLanguage();
  return (
    <bdi lang={panel} dir={directionOf(panel)} className="text-ink-muted">
      [{text}]
    </bdi>
  );
}
