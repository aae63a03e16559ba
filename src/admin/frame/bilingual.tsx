import { createTranslator } from 'use-intl';
import type { Messages } from '#content/dictionaries/index.ts';
import { panelMessages } from '#content/dictionaries/panel-messages.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { ApiError } from '../session/api-client.ts';

type Sentence = { language: Language; text: string };

/** A message in the panel's language and in a second one, as the specification wants them (section 8). */
export type BilingualText = { main: Sentence; second: Sentence | undefined };

type FrameTexts = Messages['adminFrame'];
export type SuccessKey = keyof FrameTexts['success'];
export type FailureKey = keyof FrameTexts['failure'];

/** Beside English stands the language that the message is about, Kurdish where it is about none; beside them English. */
function secondLanguage(panel: Language, about: Exclude<Language, 'en'>): Language {
  return panel === 'en' ? about : 'en';
}

export function bilingual(
  panel: Language,
  key: `success.${SuccessKey}` | `failure.${FailureKey}` | 'login.submitting',
  options: { about?: Exclude<Language, 'en'>; reason?: string } = {},
): BilingualText {
  const sentence = (language: Language): Sentence => ({
    language,
    text: createTranslator({
      locale: language === 'ckb' ? 'en' : language,
      messages: panelMessages[language],
      namespace: 'adminFrame',
    })(key, { reason: options.reason ?? '' }),
  });
  return {
    main: sentence(panel),
    second: sentence(secondLanguage(panel, options.about ?? 'ckb')),
  };
}

/** Failures whose message the specification fixes (section 8); elsewhere the server's sentence takes its place. */
const fixedFailures: Partial<Record<FailureKey, 'alone' | 'with reason'>> = {
  fetchPosts: 'alone',
  toggle: 'with reason',
  delete: 'with reason',
};

/**
 * What went wrong, for a person: the server's own sentence, with the panel's language in front of it; the message of
 * the specification where the server gave none, or where it is fixed; the network's where there was no answer.
 */
export function bilingualFailure(
  panel: Language,
  error: unknown,
  fallback: FailureKey,
  options: { network?: FailureKey; about?: Exclude<Language, 'en'> } = {},
): BilingualText {
  const about = options.about ? { about: options.about } : {};
  const message = bilingual(panel, `failure.${fallback}`, about);
  const reason = reasonOf(
    panel,
    error,
    bilingual(panel, `failure.${options.network ?? 'network'}`, about),
  );
  if (!reason) return message;
  const isNetwork = error instanceof ApiError && error.status === undefined;
  switch (fixedFailures[fallback]) {
    case 'alone':
      return isNetwork ? reason : message;
    case 'with reason':
      return {
        main: joined(message.main, reason.main),
        second: joined(message.second, reason.second),
      };
    default:
      return reason;
  }
}

/** @returns undefined where nobody has said why */
function reasonOf(
  panel: Language,
  error: unknown,
  network: BilingualText,
): BilingualText | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === undefined) return network;
  if (!error.sentence) return undefined;
  const english: Sentence = { language: 'en', text: error.sentence };
  if (panel === 'en' || !error.code) return { main: english, second: undefined };
  const text = panelMessages[panel].adminFrame.reasons[error.code];
  return { main: { language: panel, text }, second: english };
}

/** A message and its reason in one sentence, where both are in one language. */
function joined<First extends Sentence | undefined>(
  message: First,
  reason: Sentence | undefined,
): First | Sentence {
  if (!message || reason?.language !== message.language) return message;
  return { language: message.language, text: `${message.text}: ${reason.text}` };
}

/**
 * Both sentences, each in its own language and direction, the second one quieter and in a line of its own: two directions
 * in one line are read in pieces.
 */
export function Bilingual({ text, isInline = false }: { text: BilingualText; isInline?: boolean }) {
  const panel = useLanguage();
  return (
    <>
      <Words sentence={text.main} panel={panel} className="" />
      {text.second && text.second.text !== text.main.text && (
        <>
          {' '}
          <Words
            sentence={text.second}
            panel={panel}
            className={isInline ? 'font-normal' : lineOf(text.second, panel)}
          />
        </>
      )}
    </>
  );
}

/** At the edge where the panel's own lines begin. */
function lineOf({ language }: Sentence, panel: Language): string {
  const side = directionOf(language) === directionOf(panel) ? '' : 'text-end';
  return `block font-normal text-ink-muted ${side}`;
}

function Words(props: { sentence: Sentence; panel: Language; className: string }) {
  const { language, text } = props.sentence;
  if (language === props.panel) return <span className={props.className}>{text}</span>;
  return (
    <bdi lang={language} dir={directionOf(language)} className={props.className}>
      {text}
    </bdi>
  );
}
