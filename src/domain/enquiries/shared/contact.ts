import { enquiryLimits } from './limits.ts';

/** How somebody can be reached. `international` is in the form of E.164, "+9647501234567". */
export type Contact = { kind: 'email'; email: string } | { kind: 'phone'; international: string };

/** What people write between the digits of a number. */
const gap = String.raw`[\s().\-\u2010-\u2015/]{0,3}`;
const digits = (count: string) => `(?:${gap}\\d){${count}}`;

/** Telephone numbers from the surest form to the least sure. The group `number` has no prefix of a country or trunk. */
const phones: readonly [RegExp, string][] = [
  // Of Iraq. Some write the 0 of the trunk after the prefix of the country.
  [
    phone(`(?:(?:\\+|00)${gap})?9${gap}6${gap}4${gap}(?:0${gap})?(?<number>7${digits('9')})`),
    '+964',
  ],
  [
    phone(`(?:\\+|00)${gap}9${gap}6${gap}4${gap}(?:0${gap})?(?<number>[1-6]${digits('6,8')})`),
    '+964',
  ],
  [phone(`(?:\\+|00)${gap}(?<number>[1-9]${digits('6,14')})`), '+'],
  [phone(`(?:0${gap})?(?<number>7${digits('9')})`), '+964'],
  // Landlines: Baghdad 1, Sulaymaniyah 53, Erbil 66, Duhok 62.
  [phone(`0${gap}(?<number>[1-6]${digits('6,8')})`), '+964'],
];

const email =
  /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}_%+'-][\p{L}\p{N}._%+'-]{0,63}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.){1,8}\p{L}[\p{L}\p{M}]{1,23}/u;

/**
 * Finds the mail address or the telephone number in what a visitor wrote: a mail address first, among other words too.
 * Numbers without the prefix of a country are Iraqi.
 *
 * @returns null where there is neither
 */
export function parseContact(text: string): Contact | null {
  const plain = withLatinDigits(text.slice(0, enquiryLimits.contact).normalize('NFKC'));
  const [address] = email.exec(plain) ?? [];
  if (address !== undefined) return { kind: 'email', email: address.toLowerCase() };
  for (const [pattern, prefix] of phones) {
    const number = pattern.exec(plain)?.groups?.number?.replace(/\D/g, '');
    if (number !== undefined) return { kind: 'phone', international: prefix + number };
  }
  return null;
}

function phone(pattern: string): RegExp {
  return new RegExp(`(?<![\\d+])${pattern}(?!\\d)`);
}

/** Arabic-Indic and Persian digits as Latin ones, without characters that only set the direction. */
function withLatinDigits(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '');
}
