import { useTranslations } from 'use-intl';
import { categoryKey } from '#domain/posts/shared/categories.ts';

/** A category in the page's language. A category that an editor made up is shown unchanged. */
export function CategoryName({ category }: { category: string }) {
  const t = useTranslations('blog.categories');
  const key = categoryKey(category);
  return key ? t(key) : <bdi>{category}</bdi>;
}
