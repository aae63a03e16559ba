import { useTranslations } from 'use-intl';
import { languages, localeConfig } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { themes } from '#theme.ts';
import { Icon } from '#ui/icon.tsx';
import { useChooseLanguage } from './panel-language.tsx';
import { PopoverMenu } from './popover-menu.tsx';
import { chooseTheme, useTheme } from './use-theme.ts';

/** The menu for the language of the panel. */
export function PanelLanguageMenu() {
  const t = useTranslations('adminApp');
  const language = useLanguage();
  const choose = useChooseLanguage();
  const button = (
    <>
      <Icon name="globe" />
      <span className="sr-only">{t('panelLanguage')}</span>
      <span aria-hidden="true">{localeConfig[language].initials}</span>
    </>
  );
  return (
    <PopoverMenu button={button}>
      {languages.map((choice) => (
        <MenuChoice
          key={choice}
          lang={choice}
          isChosen={choice === language}
          choose={() => choose(choice)}
        >
          {localeConfig[choice].endonym}
        </MenuChoice>
      ))}
    </PopoverMenu>
  );
}

/** The menu for the theme. The panel and the site share the stored preference. */
export function PanelThemeMenu() {
  const t = useTranslations('adminApp');
  const theme = useTheme();
  return (
    <PopoverMenu label={t('theme')} button={<Icon name="theme" />}>
      {themes.map((choice) => (
        <MenuChoice key={choice} isChosen={choice === theme} choose={() => chooseTheme(choice)}>
          {t(choice)}
        </MenuChoice>
      ))}
    </PopoverMenu>
  );
}

function MenuChoice(props: {
  lang?: string;
  isChosen: boolean;
  choose: () => void;
  children: string;
}) {
  return (
    <button
      type="button"
      role="menuitemradio"
      tabIndex={-1}
      lang={props.lang}
      aria-checked={props.isChosen}
      aria-current={props.isChosen}
      className="menu-item w-full"
      onClick={props.choose}
    >
      {props.children}
    </button>
  );
}
