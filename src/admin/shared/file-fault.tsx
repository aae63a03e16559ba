import { useTranslations } from 'use-intl';
import type { Messages } from '#content/messages/index.ts';
import { xliffName } from '#domain/xliff/shared/xliff-report.ts';
import { isolate } from '#language/bidi.ts';

type Fault = {
  line: number;
  reason: keyof Messages['adminExchange']['faults'];
  detail: string;
};

/** Why nothing of an exchanged file can be read. */
export function FileFault({ fault }: { fault: Fault }) {
  const t = useTranslations('adminExchange.faults');
  const { reason, line } = fault;
  const detail = isolate(fault.detail);
  const names = { format: xliffName, utf8: 'UTF-8', utf16: 'UTF-16' };
  return <p className="text-danger">{t(reason, { line, detail, ...names })}</p>;
}
