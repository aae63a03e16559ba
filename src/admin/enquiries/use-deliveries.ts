import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeliveryChannel } from '#domain/enquiries/shared/enquiry.ts';
import { useApi } from '../api/client.ts';

const deliveriesKey = ['enquiries', 'deliveries'] as const;

/** How often what waits is looked at. */
const waitingMs = 10_000;

/** How deliveries stand, for each channel that is set. */
export function useDeliveries() {
  const { client, call } = useApi();
  return useQuery({
    queryKey: deliveriesKey,
    queryFn: () => call(() => client.enquiries.deliveries.$get()),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ waiting }) => waiting > 0) ? waitingMs : false,
  });
}

/** Sends again what a channel did not take. */
export function useSendAgain(channel: DeliveryChannel) {
  const { client, call } = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call(() => client.enquiries.deliveries[':channel'].again.$post({ param: { channel } })),
    onSuccess: (states) => queries.setQueryData(deliveriesKey, states),
  });
}
