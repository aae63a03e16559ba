import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';

const themes = ['light', 'dark', 'system'] as const;

/** Light, dark or as the system has it. The script in the head does the work, before React and without it. */
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
    // Radio buttons of one name are one group within their form only, and this stands in the bar and in the sheet.
    <form>
      <fieldset>
        <legend className="sr-only">{t('theme')}</legend>
        {themes.map((theme) => (
          <label
            key={theme}
            className="menu-item has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="theme"
              value={theme}
              defaultChecked={theme === 'light'}
              className="accent-accent outline-none"
            />
            {t(theme)}
          </label>
        ))}
      </fieldset>
    </form>
  );
}
