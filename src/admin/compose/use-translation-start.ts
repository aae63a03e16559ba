import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AdminPost, AdminPostSummary } from '#domain/posts/index.ts';
import { pickFields } from '#domain/posts/shared/fields.ts';
import { useApi } from '../api/client.ts';
import { listPosts } from '../api/list-posts.ts';
import { useBanner } from '../shared/banner.tsx';
import { usePanelSearch } from '../shared/panel-navigation.ts';
import {
  blankForm,
  type ComposeForm,
  composeFieldNames,
  seoFieldNames,
  withText,
} from './compose-form.ts';
import type { ComposeDraft } from './use-compose-draft.ts';

const route = getRouteApi('/admin');

/** Opens a new form for a missing language of a post when the URL asks for it (`?translate=12`). */
export function useTranslationStart(draft: ComposeDraft): void {
  const { translate: postId } = usePanelSearch();
  const navigate = route.useNavigate();
  const api = useApi();
  const banner = useBanner();
  const ready = draft.form !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each URL
  useEffect(() => {
    if (postId === undefined || !ready) return;
    const open = async () => {
      try {
        const param = { id: String(postId) };
        const [source, all] = await Promise.all([
          api.call(() => api.client.blog.posts[':id'].$get({ param })),
          listPosts(api),
        ]);
        await draft.start(formForTranslation(source, all));
      } catch (error) {
        banner.showError(error, 'openPost');
      }
      await navigate({ to: '/admin/dashboard', search: { tab: 'create' }, replace: true });
    };
    void open();
  }, [postId, ready]);
}

function formForTranslation(source: AdminPost, all: readonly AdminPostSummary[]): ComposeForm {
  const form = blankForm();
  const text = pickFields(source, composeFieldNames);
  const seo = pickFields(source, seoFieldNames);
  return {
    ...withText(form, source.language, { ...text, seo }),
    tags: source.tags,
    image: source.image,
    publishedImage: source.image,
    translationGroup: source.translationGroup,
    published: all
      .filter(({ translationGroup }) => translationGroup === source.translationGroup)
      .map(({ language }) => language),
  };
}
