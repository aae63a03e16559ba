import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isLanguage, languages, localeConfig } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { Icon } from '#ui/icon.tsx';
import { useChooseLanguage } from './panel-language.tsx';

const themes = ['light', 'dark', 'system'] as const;

/** The menu for the language of the panel. */
export function PanelLanguageMenu() {
  const t = useTranslations('adminApp');
  const language = useLanguage();
  const choose = useChooseLanguage();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className="panel-icon-button">
        <Icon name="globe" />
        <span className="sr-only">{t('panelLanguage')}</span>
        <span aria-hidden="true">{localeConfig[language].initials}</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" sideOffset={6} className="menu-surface panel-menu">
          <DropdownMenu.RadioGroup
            value={language}
            onValueChange={(value) => isLanguage(value) && choose(value)}
          >
            {languages.map((choice) => (
              <DropdownMenu.RadioItem
                key={choice}
                value={choice}
                lang={choice}
                aria-current={choice === language}
                className="menu-item"
              >
                {localeConfig[choice].endonym}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** The menu for the theme. The panel and the site share the stored preference. */
export function PanelThemeMenu() {
  const t = useTranslations('adminApp');
  const [theme, setTheme] = useState(() => localStorage.getItem('theme') ?? 'light');
  const choose = (value: string) => {
    setTheme(value);
    localStorage.setItem('theme', value);
    // The script in the head listens to `storage` events. A tab does not receive those of its own changes.
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: value }));
  };
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className="panel-icon-button" aria-label={t('theme')}>
        <Icon name="theme" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" sideOffset={6} className="menu-surface panel-menu">
          <DropdownMenu.RadioGroup value={theme} onValueChange={choose}>
            {themes.map((choice) => (
              <DropdownMenu.RadioItem
                key={choice}
                value={choice}
                aria-current={choice === theme}
                className="menu-item"
              >
                {t(choice)}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
