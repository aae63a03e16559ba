import { directionOf, type Language } from '#i18n/languages.ts';

/** The first two lines of a post's title, in its own language and direction. */
export function ClampedTitle({ post }: { post: { title: string; language: Language } }) {
  return (
    <span lang={post.language} dir={directionOf(post.language)} className="schedule-title">
      {post.title}
    </span>
  );
}
