import { createIsomorphicFn } from '@tanstack/react-start';
import { enteredEnquiry } from '#domain/enquiries/shared/fields.ts';
import { getRuntime } from '#platform/runtime.ts';

/** What was sent with the form and not stored, with what is wrong. */
export const readEnteredEnquiry = createIsomorphicFn()
  .server(() => enteredEnquiry.safeParse(getRuntime().entered).data)
  .client(() => undefined);
