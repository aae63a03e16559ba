/** The most that a post may hold: characters as JavaScript counts them, and numbers of list items. */
export const postLimits = {
  title: 200,
  content: 200_000,
  slug: 100,
  description: 1_000,
  author: 100,
  category: 100,
  tags: 20,
  tag: 100,
  image: 300,
  imageAlt: 500,
  sources: 50,
  source: 1_000,
  seoTitle: 300,
  seoDescription: 1_000,
  seoKeywords: 1_000,
  translationGroup: 64,
} as const;
