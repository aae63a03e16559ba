import { directionOf, type Language } from '#i18n/languages.ts';

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
  return (
    <span lang={post.language} dir={directionOf(post.language)} className="panel-clamped-title">
      {post.title}
    </span>
  );
}
