import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { metric } from './metric.ts';
import type { Benchmark } from './use-benchmarks.ts';

type Score = Benchmark['scores'][number];

/** How well each model translated, a row for each model and language. */
export function ScoreTable({ caption, scores }: { caption: string; scores: readonly Score[] }) {
  const t = useTranslations('adminModels');
  const languageName = useTranslations('adminShared.languages');
  const reasons = useTranslations('adminShared.reasons');
  const format = useFormatter();
  const number = (value: number | null, digits: number) =>
    value === null ? (
      <span className="text-ink-muted">{t('unknown')}</span>
    ) : (
      format.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="mt-3 overflow-x-auto">
      <table className="w-full text-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {(['language', 'model'] as const).map((column) => (
              <th key={column} scope="col" className={`${head} text-start`}>
                {t(`columns.${column}`)}
              </th>
            ))}
            {numberColumns.map((column) => (
              <th key={column} scope="col" className={`${head} text-end`}>
                {t(`columns.${column}`, { metric })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {scores.map((score) => (
            <tr key={`${score.language} ${score.model}`}>
              <td className={cell}>{languageName(score.language)}</td>
              <th scope="row" className={`${cell} min-w-48 text-start font-normal`}>
                <bdi dir="ltr" className="wrap-anywhere">
                  {score.model}
                </bdi>
                {score.error && (
                  <span className="block text-tiny text-ink-muted">{reasons(score.error)}</span>
                )}
              </th>
              <NumberCell>{number(score.chrf, 1)}</NumberCell>
              <NumberCell>{number(score.translated, 0)}</NumberCell>
              <NumberCell>{t('of', score.terms)}</NumberCell>
              <NumberCell>
                {t('of', { found: score.placeholders.lost, expected: score.placeholders.expected })}
              </NumberCell>
              <NumberCell>{number(score.seconds, 1)}</NumberCell>
              <NumberCell>{number(tokensOf(score), 0)}</NumberCell>
              <NumberCell>{number(score.dollars, 4)}</NumberCell>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const numberColumns = [
  'chrf',
  'translated',
  'terms',
  'lost',
  'seconds',
  'usage',
  'dollars',
] as const;

const head = 'border-b border-line-strong py-1.5 pe-4 align-bottom font-bold';
const cell = 'border-b border-line py-1.5 pe-4';

function NumberCell({ children }: { children: ReactNode }) {
  return <td className={`${cell} text-end whitespace-nowrap`}>{children}</td>;
}

/** Tokens of a language model, or characters of a translation service. */
function tokensOf({ inputTokens, outputTokens, characters }: Score): number | null {
  if (characters !== null) return characters;
  return inputTokens === null || outputTokens === null ? null : inputTokens + outputTokens;
}
