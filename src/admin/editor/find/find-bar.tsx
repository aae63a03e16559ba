import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { directionOf, type Language, localeConfig } from '#i18n/languages.ts';
import { Icon } from '#ui/icon.tsx';
import type { Find } from './use-find.ts';

/** The find bar. Enter and Shift+Enter go to the next and previous match, Escape returns to the text. */
export function FindBar({ find, language }: { find: Find; language: Language }) {
  const t = useTranslations('adminEditor.find');
  const format = useFormatter();
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const { fields } = find;
  useEffect(() => search.current?.select(), []);

  const byKeys = (event: KeyboardEvent) => {
    if (event.key === 'Escape') find.close();
    else if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    else if (event.target.type !== 'text' || event.nativeEvent.isComposing) return;
    else if (event.target !== search.current) find.replace();
    else if (event.shiftKey) find.previous();
    else find.next();
    event.preventDefault();
    event.stopPropagation();
  };
  const textProps = { lang: language, dir: directionOf(language), autoComplete: 'off' };
  return (
    <search aria-label={t('label')} className="find-bar" onKeyDown={byKeys}>
      <div className="find-row">
        <input
          {...textProps}
          ref={search}
          type="text"
          aria-label={t('search')}
          placeholder={t('search')}
          aria-describedby={`${id}-count`}
          value={fields.search}
          onChange={({ target }) => find.change({ search: target.value })}
          className="panel-input find-input"
        />
        <button
          type="button"
          className="editor-tool"
          aria-label={t('previous')}
          title={t('previous')}
          onClick={find.previous}
        >
          <span aria-hidden="true">↑</span>
        </button>
        <button
          type="button"
          className="editor-tool"
          aria-label={t('next')}
          title={t('next')}
          onClick={find.next}
        >
          <span aria-hidden="true">↓</span>
        </button>
        <button
          type="button"
          className="editor-tool"
          aria-label={t('close')}
          title={t('close')}
          onClick={find.close}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="find-row">
        <input
          {...textProps}
          type="text"
          aria-label={t('replacement')}
          placeholder={t('replacement')}
          value={fields.replace}
          onChange={({ target }) => find.change({ replace: target.value })}
          className="panel-input find-input"
        />
        <button type="button" className="panel-button find-button" onClick={find.replace}>
          {t('replace')}
        </button>
        <button type="button" className="panel-button find-button" onClick={find.replaceAll}>
          {t('replaceAll')}
        </button>
      </div>
      <div className="find-row text-tiny">
        <p id={`${id}-count`} role="status" className="me-auto tabular-nums">
          <Count find={find} />
        </p>
        <Choice
          text={t('exact')}
          isChosen={fields.isExact}
          onChange={(isExact) => find.change({ isExact })}
        />
        {find.hasOthers && (
          <Choice
            text={t('everywhere')}
            isChosen={fields.isEverywhere}
            onChange={(isEverywhere) => find.change({ isEverywhere })}
          />
        )}
      </div>
      {fields.isEverywhere && fields.search !== '' && (
        <div className="find-row">
          {find.counts.map(({ editor, matches }) => (
            <button
              key={editor.language}
              type="button"
              className="panel-button find-button"
              aria-current={editor.language === language}
              onClick={() => find.goTo(editor)}
            >
              <bdi lang={editor.language}>{localeConfig[editor.language].shortEndonym}</bdi>
              <span className="tabular-nums">{format.number(matches.length)}</span>
            </button>
          ))}
        </div>
      )}
    </search>
  );
}

function Count({ find }: { find: Find }) {
  const t = useTranslations('adminEditor.find');
  if (find.fields.search === '') return null;
  if (find.total === 0) return t('none');
  const isSelected = find.current > 0 && !find.fields.isEverywhere;
  return isSelected
    ? t('current', { current: find.current, total: find.total })
    : t('total', { count: find.total });
}

function Choice(props: { text: string; isChosen: boolean; onChange: (isChosen: boolean) => void }) {
  return (
    <label className="flex min-h-9 items-center gap-2">
      <input
        type="checkbox"
        checked={props.isChosen}
        onChange={({ target }) => props.onChange(target.checked)}
        className="accent-accent"
      />
      {props.text}
    </label>
  );
}
