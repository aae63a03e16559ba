import { DropdownMenu } from 'radix-ui';
import { useTranslations } from 'use-intl';
import { isLanguage, languages, localeConfig } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { Icon } from '#ui/icon.tsx';
import { useChooseLanguage } from './panel-language.tsx';
import { chooseTheme, themes, useTheme } from './use-theme.ts';

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
  const theme = useTheme();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className="panel-icon-button" aria-label={t('theme')}>
        <Icon name="theme" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align="end" sideOffset={6} className="menu-surface panel-menu">
          <DropdownMenu.RadioGroup value={theme} onValueChange={chooseTheme}>
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
