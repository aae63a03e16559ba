import { useTranslations } from 'use-intl';
import type { Messages } from '#content/messages/index.ts';
import { xliffName } from '#domain/xliff/shared/xliff-report.ts';
import { isolate } from '#language/bidi.ts';

type Props = {
  line: number;
  reason: keyof Messages['adminExchange']['errors'];
  detail: string;
};

/** Says why nothing of an exchanged file can be read. */
export function FileError({ line, reason, detail }: Props) {
  const t = useTranslations('adminExchange.errors');
  const names = { format: xliffName, utf8: 'UTF-8', utf16: 'UTF-16' };
  return <p className="text-danger">{t(reason, { line, detail: isolate(detail), ...names })}</p>;
}
