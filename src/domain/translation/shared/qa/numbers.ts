import type { Element } from './extract-elements.ts';

/**
 * A number written in digits. Its key is its value in ASCII digits, without thousands separators and with `.` before
 * decimals. Its subject includes the percent sign.
 */
export type WrittenNumber = Element;

const digits = /\p{Nd}+(?:[.,٬٫،\u00a0\u202f]\p{Nd}+)*/gu;

/** The numbers of a text, in any digits and with any separators. */
export function readNumbers(prose: string): WrittenNumber[] {
  const numbers: WrittenNumber[] = [];
  for (const { 0: run, index } of prose.matchAll(digits)) {
    const whole = numberIn(run);
    if (whole !== null) {
      numbers.push(withPercentSign(prose, whole, index, index + run.length));
      continue;
    }
    // "1.2.3", "20.10.2026": several numbers.
    for (const part of run.matchAll(/\p{Nd}+/gu)) {
      const from = index + part.index;
      numbers.push(
        withPercentSign(prose, plain(asciiDigits(part[0])), from, from + part[0].length),
      );
    }
  }
  return numbers;
}

/** @returns its value; null if it is not a single number */
export function numberIn(run: string): string | null {
  const written = asciiDigits(run);
  const grouped = /^(\d{1,3}(?:[,٬،\u00a0\u202f]\d{3})+)(?:[.٫](\d+))?$/.exec(written);
  if (grouped) return plain(grouped[1]?.replace(/\D/g, ''), grouped[2]);
  const decimal = /^(\d+)(?:[.,٬٫،](\d+))?$/.exec(written);
  return decimal ? plain(decimal[1], decimal[2]) : null;
}

/** The last four bits of an ASCII, Arabic-Indic or Persian digit are its value. */
export function asciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
}

function plain(whole = '', decimals = ''): string {
  const significant = decimals.replace(/0+$/, '');
  return (whole.replace(/^0+(?=\d)/, '') || '0') + (significant && `.${significant}`);
}

function withPercentSign(prose: string, key: string, from: number, to: number): WrittenNumber {
  const isSign = (index: number) => /^[%٪]$/.test(prose.charAt(index));
  const start = isSign(from - 1) ? from - 1 : from;
  const end = isSign(to) ? to + 1 : to;
  return { key, from, to, subject: prose.slice(start, end) };
}
