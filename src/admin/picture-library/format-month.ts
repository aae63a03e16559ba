import type { Language } from '#i18n/languages.ts';
import { dateFormat, soraniMonths, toArabicDigits } from '#language/dates.ts';

const monthAndYear = { year: 'numeric', month: 'long' } as const;
const english = dateFormat('en-US', monthAndYear);
const arabic = dateFormat('ar-SA-u-ca-gregory-nu-arab', monthAndYear);

/** @param month "2026-11" */
export function formatMonth(month: string, language: Language): string {
  const [year = '', number = ''] = month.split('-');
  if (language === 'ckb') return `${soraniMonths[Number(number) - 1]}ی ${toArabicDigits(year)}`;
  const middle = new Date(`${month}-15T12:00:00Z`);
  return (language === 'en' ? english : arabic)().format(middle);
}
