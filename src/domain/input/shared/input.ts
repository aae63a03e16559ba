import { z } from 'zod';

/** The JSON object of a body. */
export function bodyObject<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object(shape, 'The body must be a JSON object');
}

/** One value of a list. */
export function oneOf<const Values extends readonly string[]>(name: string, values: Values) {
  return z.enum(values, `${name} must be one of ${values.join(', ')}`);
}

/** PostgreSQL rejects a text with a null character, even in a comparison. */
export function hasNoNull(text: string): boolean {
  return !text.includes('\0');
}

/** Whether a text is stored as it is: half a surrogate pair would become U+FFFD. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && hasNoNull(text);
}

/** A text, whose messages name the field. */
export function textInput(
  name: string,
  limit: number,
  error: z.core.$ZodErrorMap | string = `${name} must be text`,
) {
  return (
    z
      .string({ error })
      .max(limit, `${name} must have at most ${limit} characters`)
      .refine(hasNoNull, `${name} must be text without null characters`)
      // Half a surrogate pair would be stored as U+FFFD, in lists as in texts.
      .overwrite((value) => value.toWellFormed())
  );
}

/** The state that a change of something started from, such as of a `post`. */
export function updatedAtInput(noun: string) {
  return (
    z.iso
      .datetime({
        offset: true,
        error: `updatedAt must be the time that the ${noun} had when it was read, such as 2026-11-21T12:00:00.000Z`,
      })
      // All stored times have the same format, so they can be compared as text.
      .transform((time) => new Date(time).toISOString())
  );
}
