import { directionOf } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';

/** A text of the panel in place of a text that the post lacks. */
export function MissingText({ text }: { text: string }) {
  const panel = useLanguage();
  return (
    <bdi lang={panel} dir={directionOf(panel)} className="text-ink-muted">
      [{text}]
    </bdi>
  );
}
