import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { z } from 'zod';
import type { enquiryList } from '#domain/enquiries/index.ts';
import {
  type Enquiry,
  type EnquiryStatus,
  enquiry as enquirySchema,
} from '#domain/enquiries/shared/enquiry.ts';
import { ApiError, useApi } from '../api/client.ts';
import { freshPages } from '../shared/fresh-pages.ts';

/** What the list shows: those with a status, or those that may be spam. */
export type EnquiryView = EnquiryStatus | 'doubtful';

export type EnquiryChange = { status?: EnquiryStatus; note?: string; isDoubtful?: boolean };

const listKey = ['enquiries', 'list'] as const;
const countsKey = ['enquiries', 'counts'] as const;

const freshMs = 30_000;
/** How often new ones are looked for. */
const countsMs = 60_000;

/** Loads the enquiries page by page. The previous ones stay visible while another view loads. */
export function useEnquiries(view: EnquiryView) {
  const { client, call } = useApi();
  return useInfiniteQuery({
    queryKey: [...listKey, view],
    queryFn: ({ pageParam, signal }) =>
      call(() =>
        client.enquiries.$get(
          {
            query: {
              ...(view === 'doubtful' ? { doubtful: 'true' } : { status: view }),
              ...(pageParam !== null && { before: String(pageParam) }),
            },
          },
          { init: { signal } },
        ),
      ),
    ...freshPages<number>(),
    placeholderData: keepPreviousData,
  });
}

/** How many there are of each kind. The menu shows the new ones on every screen. */
export function useEnquiryCounts() {
  const { client, call } = useApi();
  return useQuery({
    queryKey: countsKey,
    // No enquiry has a smaller number, so that the response has the counts alone.
    queryFn: () => call(() => client.enquiries.$get({ query: { before: '1' } })),
    staleTime: freshMs,
    refetchInterval: countsMs,
  });
}

/** The times of the last known changes, by the numbers of the enquiries: an older list may be on screen. */
const lastChanges = new Map<number, string>();

/** Changes and deletes enquiries, one after the other. */
export function useEnquiryChanges() {
  const { client, call } = useApi();
  const queries = useQueryClient();
  const paramOf = (id: number) => ({ param: { id: String(id) } });
  const show = (id: number, next: Enquiry | null) => {
    for (const [key, data] of queries.getQueriesData<Pages>({ queryKey: listKey }))
      queries.setQueryData(key, data && withEnquiry(data, String(key.at(-1)), id, next));
    void queries.invalidateQueries({ queryKey: countsKey });
  };
  const change = useMutation({
    scope: { id: 'enquiries' },
    mutationFn: ({ before, changes }: { before: Enquiry; changes: EnquiryChange }) => {
      const { id } = before;
      const updatedAt = laterOf(before.updatedAt, lastChanges.get(id));
      return call(() =>
        client.enquiries[':id'].$patch({ ...paramOf(id), json: { ...changes, updatedAt } }),
      );
    },
    onSuccess: (next) => {
      lastChanges.set(next.id, next.updatedAt);
      show(next.id, next);
    },
    onError: (error) => {
      const current = currentOf(error);
      if (!current) return;
      lastChanges.set(current.id, current.updatedAt);
      show(current.id, current);
    },
  });
  const remove = useMutation({
    scope: { id: 'enquiries' },
    mutationFn: (id: number) => call(() => client.enquiries[':id'].$delete(paramOf(id))),
    onSuccess: (_answer, id) => show(id, null),
  });
  return { change, remove };
}

/** @returns the enquiry as somebody else has changed it; null for another error */
export function currentOf(error: unknown): Enquiry | null {
  if (!(error instanceof ApiError) || error.code !== 'stale') return null;
  const { body } = error;
  const current = typeof body === 'object' && body !== null && 'current' in body && body.current;
  return enquirySchema.safeParse(current).data ?? null;
}

function laterOf(one: string, other = ''): string {
  return one > other ? one : other;
}

type Pages = InfiniteData<z.output<typeof enquiryList>>;

/** The pages of a view after a change: an enquiry leaves the view that it is not of, and comes back in its place. */
function withEnquiry(data: Pages, view: string, id: number, next: Enquiry | null): Pages {
  const pages = data.pages.map((page) => ({
    ...page,
    enquiries: page.enquiries.filter((enquiry) => enquiry.id !== id),
  }));
  const viewOf = ({ isDoubtful, status }: Enquiry) => (isDoubtful ? 'doubtful' : status);
  const last = pages.at(-1);
  const page =
    pages.find(({ enquiries }) => enquiries.some((enquiry) => enquiry.id < id)) ??
    (last?.next === null ? last : undefined);
  if (page && next && viewOf(next) === view)
    page.enquiries = [...page.enquiries, next].sort((one, other) => other.id - one.id);
  return { ...data, pages };
}
