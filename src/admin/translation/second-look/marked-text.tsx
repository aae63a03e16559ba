/**
 * The text of a field with spans underlined, to lie exactly behind the field: a field can't have marks of its own.
 * Screen readers hear the annotations instead.
 */
export function MarkedText(props: {
  text: string;
  spans: readonly string[];
  dir: 'ltr' | 'rtl';
  lang: string;
  className: string;
}) {
  const { text, spans, dir, lang, className } = props;
  return (
    <div aria-hidden="true" lang={lang} dir={dir} className={`review-underlay ${className}`}>
      {markedParts(text, spans).map(({ from, part, isMarked }) =>
        isMarked ? <mark key={from}>{part}</mark> : part,
      )}
    </div>
  );
}

/** Splits a text at the first occurrence of each span. Overlapping spans are one. */
export function markedParts(text: string, spans: readonly string[]) {
  const ranges = spans
    .map((span) => ({ from: text.indexOf(span), length: span.length }))
    .filter(({ from, length }) => from >= 0 && length > 0)
    .map(({ from, length }) => ({ from, to: from + length }))
    .sort((one, other) => one.from - other.from);
  const parts: { from: number; part: string; isMarked: boolean }[] = [];
  let end = 0;
  const add = (to: number, isMarked: boolean) => {
    if (to > end) parts.push({ from: end, part: text.slice(end, to), isMarked });
    end = Math.max(end, to);
  };
  for (const { from, to } of ranges) {
    add(from, false);
    add(to, true);
  }
  add(text.length, false);
  return parts;
}
