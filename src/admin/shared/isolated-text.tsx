import { Fragment } from 'react';
import { directionOf, type Language } from '#i18n/languages.ts';
import { splitAtRuns } from '#language/bidi.ts';

/**
 * A text in which telephone numbers, prices and Latin names keep their order, as they do on the pages of the site. By
 * elements, so that a copy of the text has no invisible characters.
 */
export function IsolatedText({ text, language }: { text: string; language: Language }) {
  if (directionOf(language) === 'ltr') return text;
  return splitAtRuns(text).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id and never change
      <bdi key={index} dir="ltr">
        {part}
      </bdi>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
