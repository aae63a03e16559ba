import { type RefObject, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { company } from '#content/company.ts';
import { enquiry as ar } from '#content/messages/ar/site/enquiry.ts';
import { enquiry as ckb } from '#content/messages/ckb/site/enquiry.ts';
import { enquiry as en } from '#content/messages/en/site/enquiry.ts';
import { enquiryLimits, typedLimits } from '#domain/enquiries/shared/limits.ts';
import { PageMessages, useLanguage } from '#i18n/messages.tsx';
import { pathInLanguage } from '#i18n/paths.ts';
import { InlineScript } from '../delivery/inline-script.tsx';
import enquiryScript from './enquiry.inline.ts?script';
import { readEnteredEnquiry } from './entered-enquiry.ts';
import sender from './send-enquiries.lazy.ts?script-url';

const messages = { en: { enquiry: en }, ar: { enquiry: ar }, ckb: { enquiry: ckb } };

/** A short form, which is a POST to the page itself, and WhatsApp beside it. */
export function EnquiryForm() {
  return (
    <PageMessages messages={messages[useLanguage()]}>
      <OnWhatsApp />
      <Form />
    </PageMessages>
  );
}

function OnWhatsApp() {
  const t = useTranslations('enquiry');
  return (
    <div>
      <h3 className="text-h2">{t('title')}</h3>
      {company.whatsApp && (
        <a
          // Browsers encode the letters themselves: encoded they would be three times as long.
          href={`https://wa.me/${company.whatsApp.slice(1)}?text=${t('whatsAppText').replaceAll(' ', '%20')}`}
          target="_blank"
          rel="noopener"
          className="button-quiet mt-5"
        >
          {t('whatsApp')}
        </a>
      )}
    </div>
  );
}

/** Where the page opens after the form was sent: at the first wrong field, or at what else is wrong. */
const startId = 'write';

const names = ['name', 'contact', 'message'] as const;

type Name = (typeof names)[number];

function Form() {
  const t = useTranslations('enquiry');
  const contact = useTranslations('contact');
  const { fields, problems = [], challenge } = readEnteredEnquiry() ?? {};
  const problemOf = (name: Name) => problems.find((problem) => problem.startsWith(name));
  const firstWrong = names.find(problemOf);
  const attributesOf = (name: Name) => ({
    name,
    required: true,
    maxLength: typedLimits[name],
    defaultValue: fields?.[name],
    ...(name === firstWrong && { id: startId }),
    ...(problemOf(name) && { 'aria-invalid': true, 'aria-describedby': `wrong-${name}` }),
  });
  const problemBelow = (name: Name) => {
    const problem = problemOf(name);
    return (
      problem && (
        <p id={`wrong-${name}`} className="mt-2 text-danger">
          {t(problem, { most: enquiryLimits[name] })}
        </p>
      )
    );
  };
  return (
    <div ref={useSender()} data-sender={sender}>
      <p id="sent" tabIndex={-1} className="peer hidden text-h3 font-bold target:block">
        {`${t('thanks')} ${contact('subtitle')}`}
      </p>
      <form
        method="post"
        action={`${pathInLanguage('/', useLanguage())}#${startId}`}
        noValidate
        data-challenge={challenge}
        className="grid gap-4 text-small peer-target:hidden"
      >
        {problems[0] && !firstWrong && (
          <p id={startId} tabIndex={-1} className="text-danger">
            {t(problems[0])}
          </p>
        )}
        <div>
          <label className="form-field">
            {t('name')}
            <input type="text" {...attributesOf('name')} autoComplete="name" />
          </label>
          {problemBelow('name')}
        </div>
        <div>
          <label className="form-field">
            {t('contact')}
            <input
              type="text"
              {...attributesOf('contact')}
              dir="ltr"
              autoComplete="tel"
              inputMode="email"
            />
          </label>
          {problemBelow('contact')}
        </div>
        <div>
          <label className="form-field">
            {t('message')}
            <textarea {...attributesOf('message')} rows={4} className="min-h-32" />
          </label>
          {problemBelow('message')}
        </div>
        {/* A trap for programs. */}
        <input type="text" name="website" hidden autoComplete="off" />
        <button type="submit" className="button-gold justify-self-start">
          {t('send')}
        </button>
      </form>
      <p role="status" className="mt-4" />
      <InlineScript text={enquiryScript} />
    </div>
  );
}

/** Loads the script that sends the form, where the form did not come as HTML. */
function useSender(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    import(/* @vite-ignore */ sender).then(
      ({ sendEnquiries }: Sender) => {
        if (place.current) sendEnquiries(place.current);
      },
      () => undefined,
    );
  }, []);
  return place;
}

type Sender = typeof import('./send-enquiries.lazy.ts');
