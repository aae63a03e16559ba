import { useTranslations } from 'use-intl';
import type { Annotation } from '#domain/translation/shared/annotation.ts';
import { directionOf, type Language, type TranslationLanguage } from '#i18n/languages.ts';

/** What the second look marks in a paragraph. Each span is a button that selects it in the field. */
export function RowAnnotations(props: {
  id: string;
  annotations: readonly Annotation[];
  language: TranslationLanguage;
  reasonsIn: Language;
  select: (span: string) => void;
  dismiss: (annotation: Annotation) => void;
}) {
  const { annotations, language, reasonsIn } = props;
  const t = useTranslations('adminSecondLook');
  if (annotations.length === 0) return null;
  return (
    <ul id={props.id} className="review-annotations">
      {annotations.map((annotation) => {
        const { span, category, severity, reason } = annotation;
        return (
          <li key={`${category} ${span} ${reason}`} data-severity={severity}>
            <span className="review-mark text-tiny">
              {t(`categories.${category}`)} · {t(`severities.${severity}`)}
            </span>
            {span !== null && (
              <button
                type="button"
                className="review-span"
                lang={language}
                dir={directionOf(language)}
                onClick={() => props.select(span)}
              >
                {span}
              </button>
            )}
            <p lang={reasonsIn} dir={directionOf(reasonsIn)}>
              {reason}
            </p>
            <button
              type="button"
              className="panel-quiet-link"
              aria-label={t('dismissThis', { reason })}
              onClick={() => props.dismiss(annotation)}
            >
              {t('dismiss')}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
