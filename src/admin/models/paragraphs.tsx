import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { LoadError } from '../shared/load-error.tsx';
import { openedState } from '../shared/panel-navigation.ts';
import { metric } from './metric.ts';
import { type Paragraph, useParagraphs } from './use-benchmarks.ts';

/** The paragraphs of a comparison: the English, the approved translation, and that of each model. */
export function Paragraphs({ id }: { id: number }) {
  const t = useTranslations('adminModels');
  const { data, error, refetch } = useParagraphs(id, true);
  if (error) return <LoadError text={t('loadError')} error={error} retry={() => void refetch()} />;
  return (
    <ol>
      {data?.paragraphs.map((paragraph) => (
        <Item key={`${paragraph.language} ${paragraph.source}`} paragraph={paragraph} />
      ))}
    </ol>
  );
}

function Item({ paragraph }: { paragraph: Paragraph }) {
  const { language, post, title, source, reference, outputs } = paragraph;
  const t = useTranslations('adminModels');
  const format = useFormatter();
  return (
    <li className="mt-4 border-t border-line pt-3 text-small">
      <Link
        to="/admin/dashboard"
        search={{ tab: 'posts', edit: post }}
        state={openedState}
        className="panel-quiet-link"
      >
        <bdi lang="en">{title}</bdi>
      </Link>
      <p lang="en" dir="ltr" className="mt-1 text-start">
        {source}
      </p>
      <dl className="mt-2 grid gap-x-6 gap-y-2 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <dt className="font-medium">{t('approved')}</dt>
        <dd lang={language} dir="rtl">
          {reference}
        </dd>
        {outputs.map(({ model, text, chrf }) => (
          <Output
            key={model}
            model={model}
            score={format.number(chrf, { maximumFractionDigits: 1 })}
            text={text}
            language={language}
          />
        ))}
      </dl>
    </li>
  );
}

function Output(props: { model: string; score: string; text: string; language: string }) {
  return (
    <>
      <dt className="text-ink-muted">
        <bdi dir="ltr" className="wrap-anywhere">
          {props.model}
        </bdi>
        <span className="block">
          {metric} {props.score}
        </span>
      </dt>
      <dd lang={props.language} dir="rtl">
        {props.text}
      </dd>
    </>
  );
}
