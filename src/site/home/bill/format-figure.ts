/**
 * @param language its tag. No browser has data for Central Kurdish, so Arabic digits come with another locale
 * @returns the value in three significant digits, which change it by 0.5% at most
 */
export function formatFigure(value: number, language: string): string {
  return new Intl.NumberFormat(language === 'en' ? language : 'en-u-nu-arab', {
    // 3.0 and not 3: in Arabic a whole number would need another form of the unit.
    minimumSignificantDigits: 2,
    maximumSignificantDigits: 3,
  }).format(value);
}
