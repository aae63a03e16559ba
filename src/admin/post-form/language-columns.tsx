import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { type Language, localeConfig } from '#i18n/languages.ts';
import { FindGroupProvider } from '../editor/find/find-group.tsx';
import { Choice } from '../shared/choice.tsx';
import { columnLanguages } from '../shared/column-languages.ts';

/** The rows of a column, which are level with those of the other columns on wide screens. */
export const columnRow = {
  title: 'xl:row-start-2',
  text: 'xl:row-start-3',
  translation: 'xl:row-start-4',
  /** SEO, and what else is folded. */
  folded: 'xl:row-start-5',
  assistant: 'xl:row-start-6',
  publishing: 'xl:row-start-7',
} as const;

/**
 * The languages of an article side by side. On screens that are too narrow for three, a switch shows one of them. The
 * texts are searched together.
 *
 * @param column renders a {@link LanguageColumn}
 */
export function LanguageColumns(props: {
  shown: Language;
  onShow: (language: Language) => void;
  column: (language: Language) => ReactNode;
}) {
  return (
    <>
      <LanguageSwitch shown={props.shown} onShow={props.onShow} />
      <FindGroupProvider onShow={props.onShow}>
        <div className="mt-4 grid gap-x-5 xl:grid-cols-3">{columnLanguages.map(props.column)}</div>
      </FindGroupProvider>
    </>
  );
}

/** One language of an article. Its rows have the classes of {@link columnRow}. */
export function LanguageColumn(props: {
  language: Language;
  /** Whether it is the column that narrow screens show. */
  isShown: boolean;
  /** What stands below the name of the language. */
  head?: ReactNode;
  children: ReactNode;
}) {
  const { language } = props;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      // A subgrid, so that the rows of the three columns have equal heights.
      className={`language-column flex min-w-0 flex-col gap-3 xl:row-span-7 xl:grid xl:grid-cols-1 xl:grid-rows-subgrid ${
        props.isShown ? '' : 'max-xl:hidden'
      }`}
    >
      <div className="xl:row-start-1">
        <h3 id={id} className="flex items-baseline gap-2 text-small font-bold max-xl:sr-only">
          <span lang={language}>{localeConfig[language].shortEndonym}</span>
          <span aria-hidden="true" className="kilim-edge h-2 grow self-center text-line" />
        </h3>
        {props.head}
      </div>
      {props.children}
    </section>
  );
}

/** Chooses the visible column on screens that are too narrow for three. */
function LanguageSwitch(props: { shown: Language; onShow: (language: Language) => void }) {
  const t = useTranslations('adminCompose');
  const options = columnLanguages.map((value) => ({
    value,
    text: <span lang={value}>{localeConfig[value].shortEndonym}</span>,
  }));
  return (
    <Choice
      label={t('languages')}
      options={options}
      value={props.shown}
      onChange={props.onShow}
      className="mt-3 xl:hidden"
    />
  );
}
