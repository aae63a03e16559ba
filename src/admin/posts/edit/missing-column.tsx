import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import type { Language } from '#i18n/languages.ts';
import { columnRow, LanguageColumn } from '../../post-form/language-columns.tsx';
import { commandLanguage, useCommands } from '../../shared/commands.ts';
import { useStoreXliff } from '../xliff/use-store-xliff.ts';
import { XliffSection } from '../xliff/xliff-section.tsx';

/** The column of a language that the article does not have: a link to the form for it. */
export function MissingColumn(props: {
  language: Language;
  /** The English post, or another one of the article where there is none. */
  source: AdminPostSummary;
  isShown: boolean;
}) {
  const { language, source } = props;
  const t = useTranslations('adminPosts');
  const store = useStoreXliff(source);
  const navigate = useNavigate();
  const form = { to: '/admin/dashboard', search: { tab: 'create', translate: source.id } } as const;
  useCommands({ [`write${commandLanguage[language]}`]: () => void navigate(form) });
  return (
    <LanguageColumn language={language} isShown={props.isShown}>
      <div
        className={`grid content-center justify-items-center gap-4 border border-dashed border-line-strong p-6 text-center max-xl:py-12 xl:row-span-2 ${columnRow.title}`}
      >
        <p className="text-small text-ink-muted">{t('edit.missing', { language })}</p>
        <Link {...form} className="panel-button">
          {source.language === 'en'
            ? t('edit.translateFromEnglish')
            : t('translations.missing', { language })}
        </Link>
        {source.language === 'en' && language !== 'en' && (
          <XliffSection
            article={{ group: source.translationGroup, language, slug: source.slug }}
            isChanged={false}
            isNew
            take={(taken) => store(language, taken)}
          />
        )}
      </div>
    </LanguageColumn>
  );
}
