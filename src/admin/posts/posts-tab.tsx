import './posts.css';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { EditPost } from './edit/edit-post.tsx';
import { noFilters } from './filter-posts.ts';
import { PostsScreen } from './posts-screen.tsx';

const route = getRouteApi('/admin');

/** The list of posts, or the post that the URL opens for editing. */
export function PostsTab() {
  const { edit } = route.useSearch();
  const [filters, setFilters] = useState(noFilters);
  const [lastEdited, setLastEdited] = useState(edit);
  if (edit !== undefined && edit !== lastEdited) setLastEdited(edit);
  if (edit !== undefined) return <EditPost key={edit} id={edit} />;
  return <PostsScreen filters={filters} setFilters={setFilters} lastEdited={lastEdited} />;
}
