import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { PostTitle } from '../../shared/post-title.tsx';

/** Selects an article of the list. With Shift it selects all from the last one. */
export function SelectBox(props: {
  /** The post whose title names the article. */
  post: AdminPostSummary;
  isSelected: boolean;
  select: (group: string, isRange: boolean) => void;
}) {
  const { post } = props;
  const t = useTranslations('adminBatch');
  return (
    <label className="article-select">
      <input
        type="checkbox"
        data-part="select"
        checked={props.isSelected}
        onChange={({ nativeEvent }) =>
          // Space is a click, too, with the keys that were held.
          props.select(
            post.translationGroup,
            nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
          )
        }
        className="size-5 accent-accent"
      />
      <span className="sr-only">
        {t('select')} <PostTitle post={post} />
      </span>
    </label>
  );
}
