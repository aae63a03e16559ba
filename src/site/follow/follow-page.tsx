import { useTranslations } from 'use-intl';
import { company } from '#content/company.ts';
import { PageMessages } from '#site/delivery/page-messages.tsx';
import { Icon } from '#ui/icon.tsx';
import { FeedAddresses } from './feed-addresses.tsx';

/** Where new articles are announced: the channels that `content/company.ts` names, and the feeds. */
export function FollowPage() {
  return (
    <PageMessages of="follow">
      <div className="mx-auto max-w-page px-gutter pt-12 sm:pt-20">
        <Heading />
        {company.whatsAppChannelUrl && <WhatsAppChannel url={company.whatsAppChannelUrl} />}
        <div className="mt-12 grid gap-12 sm:mt-16 lg:grid-cols-[1fr_2fr]">
          <Elsewhere />
          <FeedAddresses />
        </div>
      </div>
    </PageMessages>
  );
}

function Heading() {
  const t = useTranslations('follow');
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-12">
      <h1 className="text-display leading-display lg:col-span-7">{t('title')}</h1>
      <p className="max-w-text self-end border-t-2 border-gold-strong pt-4 text-h3 text-ink-muted arabic-script:leading-body lg:col-span-5">
        {t('description')}
      </p>
    </div>
  );
}

function WhatsAppChannel({ url }: { url: string }) {
  const t = useTranslations('follow');
  return (
    <section
      aria-labelledby="whatsapp-channel"
      className="mt-12 grid items-center gap-8 border-y-2 border-ink py-10 sm:mt-16 sm:grid-cols-[1fr_auto]"
    >
      <div>
        <h2 id="whatsapp-channel" className="text-h2">
          {t('whatsApp')}
        </h2>
        <p className="mt-2 max-w-text text-ink-muted">{t('whatsAppText')}</p>
        <a href={url} target="_blank" rel="noopener" className="no-print button-gold mt-6">
          {t('openChannel')}
          <NewTab />
        </a>
        <p className="mt-4 hidden print:block">
          <bdi dir="ltr">{url}</bdi>
        </p>
      </div>
      {/* White in the dark theme, too, because some apps can't read it otherwise. */}
      <img
        src="/whatsapp-channel.svg"
        alt={t('code')}
        width="176"
        height="176"
        className="border border-line bg-white"
      />
    </section>
  );
}

const profiles = [
  ['telegram', company.telegramUrl],
  ['x', company.xUrl],
  ['linkedIn', company.linkedInUrl],
] as const;

function Elsewhere() {
  const t = useTranslations('follow');
  return (
    <section aria-labelledby="elsewhere">
      <h2 id="elsewhere" className="text-h2">
        {t('elsewhere')}
      </h2>
      <ul className="mt-4">
        {profiles.map(
          ([name, url]) =>
            url && (
              <li key={name} className="border-t border-line">
                <a
                  href={url}
                  target="_blank"
                  rel="noopener"
                  className="flex min-h-12 items-center justify-between gap-3 font-bold underline-offset-4 decoration-gold-strong decoration-2 hover:underline"
                >
                  {t(name)}
                  <Icon name="external" className="no-print size-4" />
                  <NewTab />
                </a>
                <p className="hidden pb-2 print:block">
                  <bdi dir="ltr">{url}</bdi>
                </p>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}

function NewTab() {
  const t = useTranslations('footer');
  return <span className="sr-only"> {t('opensInNewTab')}</span>;
}
