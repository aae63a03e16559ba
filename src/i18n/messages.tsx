import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { IntlProvider, useMessages } from 'use-intl';
import type { Messages } from '#content/messages/index.ts';
import { siteTimeZone } from '#language/dates.ts';
import { defaultLanguage, type Language } from './languages.ts';

declare module 'use-intl' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
  interface AppConfig {
    Messages: Messages;
  }
}

/**
 * The locale that `Intl` formats with. Browsers have no data for Central Kurdish and would fall back to the reader's
 * own language; English has the same two plural forms, and `nu-arab` gives it the right digits. Dates in Central
 * Kurdish never come from `Intl` (`language/dates.ts`).
 */
export const formattingLocale: Record<Language, string> = {
  en: 'en-US',
  ar: 'ar-SA-u-ca-gregory-nu-arab',
  ckb: 'en-u-nu-arab',
};

const LanguageContext = createContext<Language>(defaultLanguage);

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

/** Provides the language and the messages that every page needs. A missing message shows its key and logs a warning. */
export function LanguageProvider(props: {
  language: Language;
  messages: Partial<Messages>;
  children: ReactNode;
}) {
  return (
    <LanguageContext value={props.language}>
      <IntlProvider
        locale={formattingLocale[props.language]}
        timeZone={siteTimeZone}
        messages={props.messages}
        onError={warn}
      >
        {props.children}
      </IntlProvider>
    </LanguageContext>
  );
}

/** Adds a page's own messages to those of the {@link LanguageProvider} around it. */
export function PageMessages(props: { messages: Partial<Messages>; children: ReactNode }) {
  const inherited = useMessages();
  const messages = useMemo(
    () => ({ ...inherited, ...props.messages }),
    [inherited, props.messages],
  );
  return (
    <IntlProvider locale={formattingLocale[useLanguage()]} messages={messages}>
      {props.children}
    </IntlProvider>
  );
}

function warn(error: Error): void {
  console.warn(error.message);
}
