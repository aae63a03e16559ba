import { useTranslations } from 'use-intl';
import { defaultCover } from '#domain/posts/shared/post-defaults.ts';
import { SharedFields } from '../../post-form/shared-fields.tsx';
import { followTags } from '../../post-form/tag-rules.ts';
import { isSame } from './edit-values.ts';
import type { OpenPost } from './open-posts.ts';

/**
 * The cover and the tags of an article. Each post stores its own, so a change goes into the forms of all languages, and
 * their saves store it.
 */
export function ArticleShared(props: {
  /** The post that the URL opens, whose cover and tags are shown. */
  main: OpenPost;
  /** All open posts, in the order of the columns. */
  posts: readonly OpenPost[];
  onPicturePending: (isPending: boolean) => void;
}) {
  const { main, posts } = props;
  const t = useTranslations('adminPosts.edit');
  const { values } = main.edit;
  // Discarding one language leaves a new cover in the forms of the others.
  const changed = posts.find(({ edit }) => edit.values.image !== edit.base.values.image);
  const { image } = (changed ?? main).edit.values;
  const changeCover = (chosen: string) => {
    for (const { edit } of posts) edit.change({ image: chosen });
  };
  const changeTags = (tags: readonly string[]) => {
    for (const { edit } of posts)
      edit.change((now) => ({ tags: followTags(values.tags, tags, now.tags) }));
  };
  const hasOtherTags = posts.some(({ edit }) => !isSame('tags', edit.values, values));
  return (
    <SharedFields
      cover={{
        image: image === defaultCover ? null : image,
        onChange: (chosen) => changeCover(chosen ?? defaultCover),
        alts: posts.map(({ post: { language }, edit }) => ({
          language,
          alt: edit.values.imageAlt,
        })),
        onAltChange: (language, imageAlt) =>
          posts.find(({ post }) => post.language === language)?.edit.change({ imageAlt }),
        onPendingChange: props.onPicturePending,
      }}
      tags={{ tags: values.tags, onChange: changeTags }}
      coverNote={t('coverOfAll')}
      tagsNote={hasOtherTags && t('otherTags')}
    />
  );
}
