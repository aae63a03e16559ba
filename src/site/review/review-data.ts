import type { Language } from '#i18n/languages.ts';

/** What the page tells its script. */
export type ReviewData = {
  language: Language;
  title: string;
  description: string;
  blocks: string[];
  words: Record<
    | 'write'
    | 'empty'
    | 'nameMissing'
    | 'waiting'
    | 'sent'
    | 'thanks'
    | 'taken'
    | 'closed'
    | 'gone'
    | 'refused'
    | 'again'
    | 'answer'
    | 'ownAnswer'
    | 'answerBack',
    string
  >;
};
