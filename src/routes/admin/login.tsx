import { createFileRoute } from '@tanstack/react-router';

/** One of the three addresses of the panel, which `route.tsx` shows. */
export const Route = createFileRoute('/admin/login')({ ssr: false });
