import { postFields } from '#domain/posts/shared/fields.ts';
import { slugifyIfAscii } from '#domain/posts/shared/slugify.ts';
import type { Language } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';

/**
 * An input for a slug, after the fixed part of the URL. On blur it shows the normalized slug, if the browser can
 * compute it.
 *
 * @param whenBlank the slug of a blank field; empty if it stays blank
 */
export function SlugInput(props: {
  id: string;
  describedBy: string;
  language: Language;
  slug: string;
  placeholder: string;
  whenBlank: string;
  onChange: (slug: string) => void;
  className?: string;
}) {
  const { slug } = props;
  const settle = () => {
    const shown = (slugifyIfAscii(slug) ?? slug.trim()) || props.whenBlank;
    if (shown !== slug) props.onChange(shown);
  };
  return (
    <div dir="ltr" className={`slug-field ${props.className ?? ''}`}>
      <span aria-hidden="true" className="text-tiny text-ink-muted">
        {pathInLanguage('/blog', props.language)}/
      </span>
      <input
        id={props.id}
        dir="ltr"
        value={slug}
        onChange={({ target }) => props.onChange(target.value)}
        onBlur={settle}
        placeholder={props.placeholder}
        maxLength={postFields.slug.limit}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby={props.describedBy}
      />
    </div>
  );
}
