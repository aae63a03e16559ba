import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { type ComparedField, comparedFields } from '#domain/revisions/shared/compared-fields.ts';
import { type Language, localeConfig } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { Bilingual, bilingualFailure } from '../shared/bilingual.tsx';
import { columnLanguages } from '../shared/column-languages.ts';
import { commandLanguage, useCommands } from '../shared/commands.ts';
import { InlineDiff } from '../shared/diff/inline-diff.tsx';
import { type ArticleTexts, useArticleAt } from './use-history.ts';

type Text = NonNullable<ArticleTexts[Language]>;

type Props = {
  group: string;
  earlier: number;
  later: number;
  posts: readonly AdminPostSummary[];
  isBusy: boolean;
  restore: (post: AdminPostSummary) => void;
};

/** The differences between two states of an article, one column for each language. */
export function Comparison({ group, earlier, later, posts, isBusy, restore }: Props) {
  const t = useTranslations('adminHistory');
  const panel = useLanguage();
  const [before, after] = [useArticleAt(group, earlier), useArticleAt(group, later)];
  const error = before.error ?? after.error;
  if (error)
    return (
      <p role="alert">
        {t('loadError')} <Bilingual text={bilingualFailure(panel, error, 'network')} />
      </p>
    );
  if (!before.data || !after.data) return null;
  const isLoading = before.isPlaceholderData || after.isPlaceholderData;
  return (
    <div className="history-comparison" aria-busy={isLoading}>
      {columnLanguages.map((language) => (
        <Column
          key={language}
          language={language}
          before={before.data.texts[language]}
          after={after.data.texts[language]}
          post={posts.find((post) => post.language === language)}
          at={after.data.revision.at}
          isBusy={isBusy || isLoading}
          restore={restore}
        />
      ))}
    </div>
  );
}

function Column(props: {
  language: Language;
  before: Text | null;
  after: Text | null;
  post: AdminPostSummary | undefined;
  /** The time of the later state. */
  at: string;
  isBusy: boolean;
  restore: (post: AdminPostSummary) => void;
}) {
  const { language, before, after, post, isBusy } = props;
  const t = useTranslations('adminHistory');
  const fields = useTranslations('adminPosts.fields');
  const name = localeConfig[language].shortEndonym;
  // A post from before history was recorded has no revision until its first change.
  const isUnrecorded = post !== undefined && post.createdAt <= props.at;
  const changed = comparedFields.filter((field) => textOf(before, field) !== textOf(after, field));
  const canRestore = before !== null && changed.length > 0 && !isBusy;
  const restore = canRestore && post ? () => props.restore(post) : undefined;
  useCommands({ [`restore${commandLanguage[language]}`]: restore });
  return (
    <section aria-label={name} className="min-w-0">
      <h3 lang={language} className="border-b-2 border-gold-strong pb-1 text-body leading-relaxed">
        {name}
      </h3>
      {changed.length === 0 && (
        <p className="mt-3 text-small text-ink-muted">
          {t(after || isUnrecorded ? 'same' : 'notWritten')}
        </p>
      )}
      {changed.map((field) => (
        <div key={field} className="mt-3 text-small">
          <h4 className="mb-1 text-tiny font-medium text-ink-muted">{fields(field)}</h4>
          <InlineDiff
            before={textOf(before, field)}
            after={textOf(after, field)}
            language={language}
          />
        </div>
      ))}
      {/* Not removed while the next states load: it may have the focus. */}
      {before && post && (changed.length > 0 || isBusy) && (
        <button
          type="button"
          aria-disabled={isBusy}
          className="panel-button mt-4"
          onClick={restore}
        >
          {t('restore')}
          <span className="sr-only">: {name}</span>
        </button>
      )}
    </section>
  );
}

function textOf(text: Text | null, field: ComparedField): string {
  const value = text?.[field] || '';
  return Array.isArray(value) ? value.join('\n') : String(value);
}
