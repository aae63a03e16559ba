import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { IntlProvider, useMessages } from 'use-intl';
import type { Messages } from '#content/dictionaries/index.ts';
import { siteTimeZone } from './dates.ts';
import { defaultLanguage, type Language } from './languages.ts';

export type Section = keyof Messages;

declare module 'use-intl' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
  interface AppConfig {
    Messages: Messages;
  }
}

/**
 * What `Intl` is asked for. Browsers have no data for Central Kurdish and would fall back to the reader's own language;
 * English has the same two plural forms, and `nu-arab` gives it the right digits. Its dates never come from `Intl`.
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

/** Sets the language of what is inside, with the texts that every page needs. A missing key shows itself and warns. */
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

/** Adds a page's own texts to those of the {@link LanguageProvider} around it. */
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
