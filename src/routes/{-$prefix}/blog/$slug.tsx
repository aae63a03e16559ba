import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { pathInLanguage } from '#i18n/paths.ts';
import { loadPost } from '#site/blog/load-posts.ts';
import { Loading } from '#site/blog/loading.tsx';
import { absentPostHead, postHead } from '#site/blog/post/post-head.ts';
import { PostNotFound } from '#site/blog/post/post-not-found.tsx';
import { PostPage } from '#site/blog/post/post-page.tsx';

export const Route = createFileRoute('/{-$prefix}/blog/$slug')({
  staticData: { page: 'post' },
  // The not-found view is also shown without a connection, so it must not be a separate file.
  codeSplitGroupings: [['component']],
  loader: async ({ context, params, preload }) => {
    const post = await loadPost(params.slug, preload);
    if (typeof post === 'string') throw notFound({ data: post });
    // The language menu only swaps the prefix. A translation has another slug, so the page redirects to it.
    const translation = post.translations.find(({ language }) => language === context.language);
    const { slug } = translation ?? post;
    if (slug === params.slug) return post;
    throw redirect({
      href: pathInLanguage(`/blog/${slug}`, context.language),
      statusCode: post.slug === params.slug ? 307 : 301,
    });
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? postHead(match.context, loaderData)
      : absentPostHead(match.context, match.status === 'notFound'),
  component: PostPage,
  pendingComponent: Loading,
  notFoundComponent: PostNotFound,
});
