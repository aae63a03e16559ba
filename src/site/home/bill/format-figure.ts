/**
 * @param digits as many significant digits: with two, rounding changes a figure by less than 5%, with three by 0.5%
 * @param language its tag. No browser has data for Central Kurdish, so Arabic digits come with another locale
 */
export function formatFigure(value: number, digits: 2 | 3, language: string): string {
  return new Intl.NumberFormat(language === 'en' ? language : 'en-u-nu-arab', {
    // 3.0 and not 3: in Arabic a whole number would need another form of the unit.
    minimumSignificantDigits: 2,
    maximumSignificantDigits: digits,
  }).format(value);
}
