import { isolate } from '#language/bidi.ts';

/** The name of the score. In a line from right to left its plus signs would change sides. */
export const metric = isolate('chrF++');
