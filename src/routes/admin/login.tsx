import { createFileRoute } from '@tanstack/react-router';

/** One of the panel's three URLs. `route.tsx` shows the panel. */
export const Route = createFileRoute('/admin/login')({ ssr: false });
