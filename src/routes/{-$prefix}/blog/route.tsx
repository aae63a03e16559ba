import { createFileRoute } from '@tanstack/react-router';
import { loadMessages } from '#i18n/messages.tsx';
import { BlogFrame } from '#site/blog/blog-frame.tsx';

/** Holds the blog's texts, so that its loading, error and not-found views have them too. */
export const Route = createFileRoute('/{-$prefix}/blog')({
  loader: ({ context }) => loadMessages(context.language, ['blog']),
  component: BlogFrame,
});
