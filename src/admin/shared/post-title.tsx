import { directionOf, type Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';

type Props = { post: { title: string; language: Language } };

/** A post's title in its own language and direction, isolated from the text around it. */
export function PostTitle({ post }: Props) {
  return (
    <bdi lang={post.language} dir={directionOf(post.language)}>
      {post.title}
    </bdi>
  );
}

/** The first two lines of a post's title. A block of its own direction, so that the end is what is cut off. */
export function ClampedTitle({ post }: Props) {
  const direction = directionOf(post.language);
  // At the side where the panel's own lines begin.
  const side = direction === directionOf(useLanguage()) ? '' : 'panel-clamped-title-opposite';
  return (
    <span lang={post.language} dir={direction} className={`panel-clamped-title ${side}`}>
      {post.title}
    </span>
  );
}
