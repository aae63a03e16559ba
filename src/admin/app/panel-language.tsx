import { Direction } from 'radix-ui';
import { createContext, type ReactNode, use, useLayoutEffect, useMemo, useState } from 'react';
import { adminMessages } from '#content/messages/admin.ts';
import { directionOf, isLanguage, type Language } from '#i18n/languages.ts';
import { LanguageProvider } from '#i18n/messages.tsx';

/** Not the language of the site: an editor who reads the Arabic page has not chosen an Arabic panel. */
const storageKey = 'adminLanguage';

const ChooseLanguageContext = createContext<(language: Language) => void>(() => undefined);

export function useChooseLanguage(): (language: Language) => void {
  return use(ChooseLanguageContext);
}

/** Provides the messages in the language that the editor chose for the panel, for any URL. */
export function PanelLanguage({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(storedLanguage);
  const direction = directionOf(language);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language;
    root.dir = direction;
    document.body.classList.toggle('rtl', direction === 'rtl');
  }, [language, direction]);
  const choose = useMemo(
    () => (chosen: Language) => {
      localStorage.setItem(storageKey, chosen);
      setLanguage(chosen);
    },
    [],
  );
  return (
    <ChooseLanguageContext value={choose}>
      <LanguageProvider language={language} messages={adminMessages[language]}>
        <Direction.Provider dir={direction}>{children}</Direction.Provider>
      </LanguageProvider>
    </ChooseLanguageContext>
  );
}

function storedLanguage(): Language {
  const stored = localStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : 'en';
}
