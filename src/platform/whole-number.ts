import { z } from 'zod';

/**
 * A setting that is a whole number.
 *
 * @param name what it must be, such as `a number of days`
 */
export function wholeNumber(name: string, least: number, most: number) {
  const message = `must be ${name}, ${least} to ${most}`;
  return (
    z
      .string()
      // Digits only: `Number(' ')` would be 0.
      .regex(/^\d{1,9}$/, message)
      .transform(Number)
      .refine((value) => value >= least && value <= most, message)
  );
}
