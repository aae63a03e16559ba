import { createFileRoute } from '@tanstack/react-router';
import { BlogFrame } from '#site/blog/blog-frame.tsx';
import { loadPageTexts } from '#site/page-texts.tsx';

/** Holds the blog's texts, so that its loading, error and not-found views have them too. */
export const Route = createFileRoute('/{-$prefix}/blog')({
  staticData: { texts: 'blog' },
  loader: async ({ context }) => {
    await loadPageTexts(context.language, 'blog');
  },
  component: BlogFrame,
});
