import { applySplices, type UpdatePart } from '#domain/translation/shared/update-part.ts';
import type { MarkedText, Slot } from '../../src/domain/assistant/update/slots.ts';
import {
  type ChangedPassage,
  finishPassage,
  planPassages,
  readPassages,
  slotsOf,
} from '../../src/domain/assistant/update/update-passages.ts';

export type Passage = Omit<ChangedPassage, 'isTitle'> & { isTitle?: boolean };

/** Updates passages; a model translates each text by putting it in quotation marks. */
export function update(
  passages: readonly Passage[],
  remembered: Readonly<Record<string, string>> = {},
  translate: (english: string) => string = (english) => `«${english}»`,
) {
  const language = 'ckb' as const;
  const changed = passages.map((one) => ({ isTitle: false, ...one }));
  const planned = planPassages(readPassages(changed, language), {
    language,
    remembered: (source) => remembered[source],
  });
  const asked: { text: string; earlier?: Slot['earlier'] }[] = [];
  const results = planned.map((one) => {
    const texts = new Map<Slot, MarkedText & { origin: UpdatePart['origin'] }>();
    for (const slot of slotsOf(one.plan)) {
      if (slot.given) continue;
      asked.push({ text: slot.english.text, ...(slot.earlier && { earlier: slot.earlier }) });
      texts.set(slot, {
        text: translate(slot.english.text),
        placeholders: slot.placeholders,
        origin: 'model',
      });
    }
    return finishPassage(one, texts, language);
  });
  const texts = results.map(({ parts }, index) =>
    applySplices(
      passages[index]?.translation ?? '',
      parts.map(({ target }) => target),
    ),
  );
  const sources = results.map(({ parts }, index) =>
    applySplices(
      passages[index]?.before ?? '',
      parts.map(({ source }) => source),
    ),
  );
  return { asked, texts, sources, results };
}

export const before = 'The plan has 3 parts. It costs 500 dollars in all. You pay at the end.';

export const translation =
  'پلانەکە ٣ بەشی هەیە.  هەمووی ٥٠٠ دۆلاری تێدەچێت. لە کۆتاییدا پارە دەدەیت.';
