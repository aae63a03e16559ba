/**
 * Options for `useInfiniteQuery`: a list that is loaded page by page, each from where the one before ended. Each visit
 * fetches the list anew.
 */
export function freshPages<Cursor extends number | string>() {
  return {
    initialPageParam: null as Cursor | null,
    getNextPageParam: ({ next }: { next: Cursor | null }) => next,
    staleTime: 0,
    gcTime: 0,
  };
}
