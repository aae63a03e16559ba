import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AdminPost } from '#domain/posts/index.ts';
import { useApi } from '../../api/client.ts';
import { recordOfSource } from '../../translation/record-of-source.ts';
import type { ReviewedText } from '../../translation/translation-record.ts';
import type { ChangeText } from '../../translation/use-replace-text.ts';
import type { PostEdit } from './use-post-edit.ts';

/**
 * The text of a form for its review. A text that a person translated has no record; where the English is known that it
 * was made from, it gets one, which is stored with the first change.
 */
export function useTranslatedText(
  post: AdminPost,
  edit: PostEdit,
): { text: ReviewedText; change: ChangeText } {
  const { client, call } = useApi();
  const { base, values } = edit;
  const { id, language, updatedAt } = post;
  const isUnknown = language !== 'en' && values.translation === null;
  const { data } = useQuery({
    queryKey: ['translation-source', id, updatedAt],
    queryFn: () =>
      call(() =>
        client.blog.posts[':id']['translation-source'].$get({ param: { id: String(id) } }),
      ),
    enabled: isUnknown,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const record = useMemo(
    () => (isUnknown && data?.source ? recordOfSource(data.source, base.values) : null),
    [isUnknown, data, base.values],
  );
  const withRecord = (text: ReviewedText): ReviewedText =>
    text.translation || !record ? text : { ...text, translation: record };
  return {
    text: useMemo(
      () => (values.translation || !record ? values : { ...values, translation: record }),
      [values, record],
    ),
    change: (next) => edit.change((now) => next(withRecord(now))),
  };
}
