import { useHydrated } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { EnquiryForm } from './enquiry-form.tsx';

/**
 * The form below the contact cards. The server writes it, and React leaves it as it came: the page's files have none of
 * it. A reader who navigates to the page gets it in a file of its own.
 */
export function Enquiry() {
  const cameAsHtml = useRef(!useHydrated());
  return (
    <div
      className="grid grid-cols-1 gap-10 lg:col-span-2 lg:grid-cols-[5fr_7fr]"
      suppressHydrationWarning
      {...(cameAsHtml.current && !import.meta.env.SSR
        ? { dangerouslySetInnerHTML: { __html: '' } }
        : { children: enquiryForm() })}
    />
  );
}

const enquiryForm = createIsomorphicFn()
  .server(() => <EnquiryForm />)
  .client(() => (
    <Suspense>
      <LateForm />
    </Suspense>
  ));

const LateForm = lazy<() => ReactNode>(() =>
  import('./enquiry-form.tsx').then(
    ({ EnquiryForm }) => ({ default: EnquiryForm }),
    // Without a connection, the cards above are enough.
    () => ({ default: () => null }),
  ),
);
