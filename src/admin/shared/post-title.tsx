import { directionOf, type Language } from '#i18n/languages.ts';

/** A post's title in its own language and direction, isolated from the text around it. */
export function PostTitle({ post }: { post: { title: string; language: Language } }) {
  return (
    <bdi lang={post.language} dir={directionOf(post.language)}>
      {post.title}
    </bdi>
  );
}
