import { Outlet } from '@tanstack/react-router';
import { PageTexts } from '#site/page-texts.tsx';

export function BlogFrame() {
  return (
    <PageTexts of="blog">
      <Outlet />
    </PageTexts>
  );
}
