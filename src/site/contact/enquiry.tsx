import { useHydrated } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { EnquiryForm } from './enquiry-form.tsx';

const className = 'grid grid-cols-1 gap-10 lg:col-span-2 lg:grid-cols-[5fr_7fr]';

/**
 * The form below the contact cards. The server writes it, and React leaves it as it came: the page's files have none of
 * it. A reader who navigates to the page gets it in a file of its own.
 */
export function Enquiry() {
  const [cameAsHtml] = useState(!useHydrated());
  const Form = enquiryForm();
  return cameAsHtml && !import.meta.env.SSR ? (
    <div
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React does not write it
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  ) : (
    <div className={className}>
      <Form />
    </div>
  );
}

const enquiryForm = createIsomorphicFn()
  .server(() => EnquiryForm)
  .client(() => LateForm);

function LateForm() {
  return (
    <Suspense>
      <LoadedForm />
    </Suspense>
  );
}

const LoadedForm = lazy<() => ReactNode>(() =>
  import('./enquiry-form.tsx').then(
    ({ EnquiryForm }) => ({ default: EnquiryForm }),
    // Without a connection, the cards above are enough.
    () => ({ default: () => null }),
  ),
);
