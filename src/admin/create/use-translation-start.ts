import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AdminPost, AdminPostSummary } from '#domain/posts/index.ts';
import { useNotices } from '../frame/notices.tsx';
import { useApi } from '../session/api-client.ts';
import { blankForm, type CreateForm, withText } from './create-form.ts';
import type { CreateDraft } from './use-create-draft.ts';

const route = getRouteApi('/admin');

/** Opens a new form for a missing language of a post, where the address asks for one (`?translate=12`). */
export function useTranslationStart(draft: CreateDraft): void {
  const { translate: postId } = route.useSearch();
  const navigate = route.useNavigate();
  const { client, call } = useApi();
  const notices = useNotices();
  const ready = draft.form !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one opening for each address, whatever else is new
  useEffect(() => {
    if (postId === undefined || !ready) return;
    const open = async () => {
      try {
        const param = { id: String(postId) };
        const [source, all] = await Promise.all([
          call(() => client.blog.posts[':id'].$get({ param })),
          call(() => client.blog['post-summaries'].$get()),
        ]);
        await draft.start(formForTranslation(source, all));
      } catch (error) {
        notices.fail(error, 'openPost');
      }
      await navigate({ to: '/admin/dashboard', search: { tab: 'create' }, replace: true });
    };
    void open();
  }, [postId, ready]);
}

function formForTranslation(source: AdminPost, all: readonly AdminPostSummary[]): CreateForm {
  const form = blankForm();
  const { title, content, imageAlt, seoTitle, seoDescription, seoKeywords } = source;
  const seo = { seoTitle, seoDescription, seoKeywords };
  return {
    ...withText(form, source.language, { title, content, imageAlt, seo }),
    tags: source.tags,
    image: source.image,
    translationGroup: source.translationGroup,
    published: all
      .filter(({ translationGroup }) => translationGroup === source.translationGroup)
      .map(({ language }) => language),
  };
}
