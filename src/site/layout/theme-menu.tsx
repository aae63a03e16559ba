import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { defaultTheme, themes } from '#theme.ts';
import { Icon } from '#ui/icon.tsx';

/** Light, dark or system. `theme-menu.inline.ts` handles it, with or without React. */
export function ThemeMenu() {
  const id = useId();
  const t = useTranslations('navigation');
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="theme-choice bar-item"
        aria-label={t('theme')}
      >
        <Icon name="theme" />
      </button>
      <div id={id} popover="auto" className="menu-popover menu-surface">
        <ThemeChoices />
      </div>
    </>
  );
}

export function ThemeChoices() {
  const t = useTranslations('navigation');
  return (
    // Each menu has its own form, because the bar and the side sheet both have one. Radio buttons of one name are a
    // group only within a form.
    <form>
      <fieldset>
        <legend className="sr-only">{t('theme')}</legend>
        {themes.map((theme) => (
          <label key={theme} className="menu-item">
            <input
              type="radio"
              name="theme"
              value={theme}
              defaultChecked={theme === defaultTheme}
            />
            {t(theme)}
          </label>
        ))}
      </fieldset>
    </form>
  );
}
