import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { isolate } from '#language/bidi.ts';
import { formatLongDate } from '#language/dates.ts';
import { dayMs } from '#language/durations.ts';
import { formatHour, formatLocalTime } from '../shared/time/format-local.ts';
import { addDays, dayOf, localTimeIn } from '../shared/time/local-time.ts';
import { inUnits } from './in-units.ts';
import type { SafetyLine, SafetyReport } from './use-safety.ts';

const weeksOfTenYears = 520;

type Of<Topic extends SafetyLine['topic']> = Extract<SafetyLine, { topic: Topic }>;

/** The figures of a line, in plain words. */
export function LineText({ line, report }: { line: SafetyLine; report: SafetyReport }) {
  const t = useTranslations('adminSafety');
  const inWords = useTimeInWords(report);
  switch (line.topic) {
    case 'proof':
      return line.succeededAt === null
        ? t('proof.none')
        : t('proof.last', { time: inWords(line.succeededAt) });
    case 'backup':
      if (!line.isSet) return t('backup.notSet');
      return line.succeededAt === null
        ? t('backup.none')
        : t('backup.last', { time: inWords(line.succeededAt) });
    case 'disk':
      return <DiskText line={line} />;
    case 'certificate':
      return <CertificateText line={line} now={report.now} />;
    case 'schedule':
      return line.next === null
        ? t('schedule.none')
        : t('schedule.next', {
            title: isolate(line.next.title),
            time: inWords(line.next.publishAt),
          });
    case 'deliveries':
      return line.waitingSince === null
        ? t('deliveries.none')
        : t('deliveries.waiting', { count: line.waiting, time: inWords(line.waitingSince) });
    case 'assistant':
      return <AssistantText line={line} />;
    case 'mail':
      return line.to.length === 0
        ? t('mail.none')
        : t('mail.to', { addresses: line.to.map((address) => isolate(address)).join(' · ') });
    case 'site':
      return t('site', { version: isolate(line.version), time: inWords(line.startedAt) });
  }
}

function DiskText({ line }: { line: Of<'disk'> }) {
  const t = useTranslations('adminSafety.disk');
  const size = useSizeInWords();
  const { databaseBytes, freeBytes, weeklyBytes, weeks } = line;
  const lasting = () => {
    if (freeBytes === null) return t('elsewhere');
    if (weeklyBytes === null) return t('unmeasured');
    if (weeks === null) return t('steady');
    return weeks > weeksOfTenYears ? t('decade') : t('weeks', { weeks: Math.floor(weeks) });
  };
  const used = size(databaseBytes);
  return [
    lasting(),
    freeBytes === null ? t('used', { used }) : t('free', { free: size(freeBytes), used }),
    weeklyBytes !== null && weeklyBytes > 0 && t('growth', { growth: size(weeklyBytes) }),
  ]
    .filter(Boolean)
    .join(' ');
}

function CertificateText({ line, now }: { line: Of<'certificate'>; now: string }) {
  const t = useTranslations('adminSafety.certificate');
  const language = useLanguage();
  if (line.endsAt === null) return t('unread', { host: isolate(line.host) });
  const date = formatLongDate(line.endsAt, language);
  const leftMs = Date.parse(line.endsAt) - Date.parse(now);
  return leftMs <= 0
    ? t('ended', { date })
    : t('valid', { days: Math.floor(leftMs / dayMs), date });
}

function AssistantText({ line }: { line: Of<'assistant'> }) {
  const t = useTranslations('adminSafety.assistant');
  const { limit, unknown } = line;
  const dollars = Math.round(line.dollars * 100) / 100;
  const spent = limit === null ? t('spent', { dollars }) : t('ofLimit', { dollars, limit });
  return unknown === 0 ? spent : `${spent} ${t('unknown', { count: unknown })}`;
}

function useSizeInWords(): (bytes: number) => string {
  const t = useTranslations('adminSafety.sizes');
  return (bytes) => {
    const { unit, size } = inUnits(bytes);
    return isolate(t(unit, { size }));
  };
}

/** Says a time in the time zone of the site: “today, 03:10”, “yesterday, 03:10”, or with its day. */
function useTimeInWords({
  now,
  timeZone,
}: Pick<SafetyReport, 'now' | 'timeZone'>): (isoTime: string) => string {
  const t = useTranslations('adminSafety.times');
  const language = useLanguage();
  const today = dayOf(localTimeIn(timeZone, now));
  return (isoTime) => {
    const local = localTimeIn(timeZone, isoTime);
    const hour = formatHour(local, language);
    if (dayOf(local) === today) return t('today', { hour });
    if (dayOf(local) === addDays(today, -1)) return t('yesterday', { hour });
    return formatLocalTime(local, language, today);
  };
}
