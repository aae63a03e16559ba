import { createTranslator } from 'use-intl';
import { adminMessages } from '#content/messages/admin.ts';
import type { Messages } from '#content/messages/index.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { formattingLocale, useLanguage } from '#i18n/messages.tsx';
import { ApiError } from '../api/client.ts';

type Sentence = { language: Language; text: string };

/** A message in the language of the panel and in a second one (specification, section 8). */
export type BilingualText = { main: Sentence; second: Sentence | undefined };

type SharedMessages = Messages['adminShared'];
export type SuccessKey = keyof SharedMessages['success'];
export type FailureKey = keyof SharedMessages['failure'];

/** Returns the second language: for an English panel that of the message, Kurdish by default; for others English. */
function secondLanguage(panel: Language, about: Exclude<Language, 'en'>): Language {
  return panel === 'en' ? about : 'en';
}

export function bilingual(
  panel: Language,
  key: `success.${SuccessKey}` | `failure.${FailureKey}` | 'loggingIn',
  options: { about?: Exclude<Language, 'en'>; reason?: string } = {},
): BilingualText {
  const sentence = (language: Language): Sentence => ({
    language,
    text: createTranslator({
      locale: formattingLocale[language],
      messages: adminMessages[language],
      namespace: 'adminShared',
    })(key, { reason: options.reason ?? '' }),
  });
  return {
    main: sentence(panel),
    second: sentence(secondLanguage(panel, options.about ?? 'ckb')),
  };
}

/** Failures with a message that the specification fixes (section 8). Others show the sentence of the server. */
const fixedFailures: Partial<Record<FailureKey, 'alone' | 'with reason'>> = {
  fetchPosts: 'alone',
  toggle: 'with reason',
  delete: 'with reason',
};

/** Rate limits, whose duration the server reports. */
const limits = ['too-many-attempts', 'too-many-requests', 'assistant-limit', 'busy'] as const;

/**
 * Returns the message for an error: the sentence of the server with its translation. Without one, or for fixed
 * failures, the message of the specification. Without a response, the network error.
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
        main: joinSentences(message.main, reason.main),
        second: joinSentences(message.second, reason.second),
      };
    default:
      return reason;
  }
}

/** @returns the reason; undefined where the error has none */
function reasonOf(
  panel: Language,
  error: unknown,
  network: BilingualText,
): BilingualText | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === undefined) return network;
  const limit = limitOf(panel, error);
  if (limit) return limit;
  if (!error.sentence) return undefined;
  const english: Sentence = { language: 'en', text: error.sentence };
  if (panel === 'en' || !error.code) return { main: english, second: undefined };
  const text = fieldReason(panel, error) ?? adminMessages[panel].adminShared.reasons[error.code];
  return { main: { language: panel, text }, second: english };
}

/** Says which field is wrong, and its limit. @returns undefined for a field that nobody fills in */
function fieldReason(panel: Language, { field }: ApiError): string | undefined {
  const { adminPosts, adminShared } = adminMessages[panel];
  const names: Record<string, string> = { ...adminPosts.fields, ...adminShared.wrongField.names };
  if (!field || !Object.hasOwn(names, field.name)) return undefined;
  const t = createTranslator({
    locale: formattingLocale[panel],
    messages: adminMessages[panel],
    namespace: 'adminShared.wrongField',
  });
  const { most: count = 0, of: rule = 'wrong' } = field.limit ?? {};
  return t(rule, { field: names[field.name] ?? '', count });
}

/** Returns the message of a rate limit and its duration in minutes, or in seconds below one minute. */
function limitOf(
  panel: Language,
  { code, retryAfterSeconds }: ApiError,
): BilingualText | undefined {
  const limit = limits.find((name) => name === code);
  if (!limit || retryAfterSeconds === undefined) return undefined;
  const sentence = (language: Language): Sentence => {
    const t = createTranslator({
      locale: formattingLocale[language],
      messages: adminMessages[language],
      namespace: 'adminShared.limits',
    });
    const wait =
      retryAfterSeconds < 60
        ? t('seconds', { count: retryAfterSeconds })
        : t('minutes', { count: Math.ceil(retryAfterSeconds / 60) });
    return { language, text: t(limit, { wait }) };
  };
  return { main: sentence(panel), second: panel === 'en' ? undefined : sentence('en') };
}

/** Joins a message and its reason in one sentence, if both have the same language. */
function joinSentences<First extends Sentence | undefined>(
  message: First,
  reason: Sentence | undefined,
): First | Sentence {
  if (!message || reason?.language !== message.language) return message;
  return { language: message.language, text: `${message.text}: ${reason.text}` };
}

/**
 * Shows both sentences, each in its own language and direction. The second one is quieter and on its own line, because
 * two directions in one line are hard to read.
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

/** Returns the classes of a separate line that is aligned with the other lines of the panel. */
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
