import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { formatHour, formatLocalTime } from '../shared/time/format-local.ts';
import { addDays, dayOf, localTimeIn } from '../shared/time/local-time.ts';
import type { SafetyReport } from './use-safety.ts';

/** Says a time in the time zone of the site: “today, 03:10”, “yesterday, 03:10”, or with its day. */
export function useTimeInWords({
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
