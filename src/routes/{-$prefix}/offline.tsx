import { createFileRoute } from '@tanstack/react-router';
import { loadOffer, offlineHead, offlinePage } from '#site/offline/offline-route.ts';

/** The list of what a reader has on the device. It is rendered on the server alone, and React never loads there. */
export const Route = createFileRoute('/{-$prefix}/offline')({
  staticData: { page: 'offline' },
  codeSplitGroupings: [],
  loader: () => loadOffer(),
  head: ({ match }) => offlineHead(match.context),
  component: offlinePage(),
});
