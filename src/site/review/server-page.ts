import { createIsomorphicFn } from '@tanstack/react-start';
import { ReviewNotFound } from './review-not-found.tsx';
import { ReviewPage } from './review-page.tsx';

/** The components of the reviewer's page, which no browser loads. */
export const serverPage = createIsomorphicFn()
  .server(() => ReviewPage)
  .client(() => Nothing);

export const serverNotFound = createIsomorphicFn()
  .server(() => ReviewNotFound)
  .client(() => Nothing);

function Nothing() {
  return null;
}
