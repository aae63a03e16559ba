import { createIsomorphicFn } from '@tanstack/react-start';
import { enquiryLimits, enteredEnquiry } from '#domain/enquiries/shared/fields.ts';
import { getRuntime } from '#platform/runtime.ts';

/** What was sent with the form and not stored, with what is wrong and the limits that the messages name. */
export const readEnteredEnquiry = createIsomorphicFn()
  .server(() => {
    const { data } = enteredEnquiry.safeParse(getRuntime().entered);
    return data && { ...data, limits: enquiryLimits };
  })
  .client(() => undefined);
