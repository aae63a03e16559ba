import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { company } from '#content/company.ts';
import { directionOf, type Language, localeConfig } from '#i18n/languages.ts';
import { copyText } from '../shared/copy-text.ts';
import { announcementForm, type Network, xPostLength } from './announcement.ts';
import { maxXLength } from './x-length.ts';

/** The longest message of Telegram. */
const maxTextLength = 4_096;

type Outcome = 'copied' | 'notCopied' | 'notShared';

/** The text for one network, which can be changed, and what can be done with it. */
export function NetworkAnnouncement(props: {
  network: Network;
  language: Language;
  /** The text that the site has made. */
  prepared: string;
  link: string;
  picture: File | undefined;
}) {
  const { network, language, link, picture } = props;
  const t = useTranslations('adminAnnounce');
  const id = useId();
  const [text, setText] = useState(props.prepared);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const message = text ? `${text}\n\n${link}` : link;
  const channel = network === 'whatsApp' && company.whatsAppChannelUrl;
  const { endonym } = localeConfig[language];
  const about = <span className="sr-only">: {endonym}</span>;
  const copy = async () => {
    // Empties the status first, so that screen readers announce a second copy too.
    setOutcome(null);
    setOutcome(await copyText(message));
  };
  return (
    <li className="grid content-start gap-2">
      <label htmlFor={id} className="text-small font-medium">
        {t(`networks.${network}`)}
        {about}
      </label>
      <textarea
        id={id}
        lang={language}
        dir={directionOf(language)}
        rows={8}
        maxLength={maxTextLength}
        value={text}
        aria-describedby={`${id}-facts`}
        aria-invalid={network === 'x' && xPostLength(text) > maxXLength}
        onChange={({ target }) => setText(target.value)}
        className="panel-input"
      />
      <div id={`${id}-facts`} className="text-tiny text-ink-muted">
        <p className="wrap-anywhere">
          {t('link')} <bdi dir="ltr">{link}</bdi>
        </p>
        {network === 'x' && <XLength text={text} />}
        {channel && <p>{t('channelHint')}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {channel && (
          <a
            href={channel}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => void copy()}
            className="panel-button-primary"
          >
            {t('channel')}
            {about}
          </a>
        )}
        <a
          href={announcementForm(network, text, link)}
          target="_blank"
          rel="noopener noreferrer"
          className={channel ? 'panel-button' : 'panel-button-primary'}
        >
          {t(`forms.${network}`)}
          {about}
        </a>
        <button type="button" className="panel-button" onClick={() => void copy()}>
          {t('copy')}
          <span className="sr-only">
            : {t(`networks.${network}`)}, {endonym}
          </span>
        </button>
        {picture && (
          <button
            type="button"
            className="panel-button"
            onClick={() => void share(message, picture).then(setOutcome)}
          >
            {t('share')}
            <span className="sr-only">
              : {t(`networks.${network}`)}, {endonym}
            </span>
          </button>
        )}
      </div>
      <div role="status" className="text-small">
        {outcome && t(outcome)}
        {outcome === 'notCopied' && (
          <p
            lang={language}
            dir={directionOf(language)}
            className="mt-1 bg-surface-sunken px-3 py-2 whitespace-pre-wrap wrap-anywhere select-all"
          >
            {message}
          </p>
        )}
      </div>
    </li>
  );
}

function XLength({ text }: { text: string }) {
  const t = useTranslations('adminAnnounce');
  const count = xPostLength(text);
  return (
    <p className={count > maxXLength ? 'font-bold text-danger' : ''}>
      {t('count', { count, most: maxXLength })}
      <span role="status">{count > maxXLength && ` ${t('tooLong')}`}</span>
    </p>
  );
}

/** @returns null after success, and when the editor closes the sheet */
async function share(text: string, picture: File): Promise<Outcome | null> {
  try {
    await navigator.share({ text, files: [picture] });
    return null;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? null : 'notShared';
  }
}
