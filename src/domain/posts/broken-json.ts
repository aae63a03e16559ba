export type Value = {
  /** Unescaped. */
  text: string;
  /** Where the key starts. */
  start: number;
  /** Where the value ends. */
  end: number;
  /** False if the JSON was cut off before the value's end. */
  complete: boolean;
};

/** White space between the tokens of JSON, including line breaks that were escaped once too often. */
const gap = String.raw`(?:\s|\\[nrt])*`;

/**
 * Reads the first text under a key in JSON that no parser accepts: with raw line breaks and bare quotes in its texts,
 * with other words around it, or cut off anywhere. Drops half an escape at the cut.
 *
 * @param key a regular expression without groups; its case does not matter
 * @param from where the search starts
 */
export function readValue(json: string, key: string, from = 0): Value | null {
  const opening = new RegExp(`"(?:${key})"${gap}:${gap}"`, 'gi');
  opening.lastIndex = from;
  const found = opening.exec(json);
  if (!found) return null;
  const textStart = opening.lastIndex;
  const quote = findClosingQuote(json, textStart);
  return {
    text: unescapeJson(json.slice(textStart, quote ?? json.length)),
    start: found.index,
    end: quote === null ? json.length : quote + 1,
    complete: quote !== null,
  };
}

/** Where the key of an object starts. */
export function findObject(json: string, key: string): number | null {
  return new RegExp(`"(?:${key})"${gap}:${gap}\\{`, 'i').exec(json)?.index ?? null;
}

/** What follows a closing quote: an end, or a comma and the next key. */
const afterText = new RegExp(
  `${gap}(?:$|\\}|\`\`\`|,${gap}(?:$|\\}|"[^"\\\\]{1,40}"${gap}:))`,
  'y',
);

function findClosingQuote(json: string, from: number): number | null {
  for (let index = from; index < json.length; index += 1) {
    if (json[index] === '\\') index += 1;
    else if (json[index] === '"') {
      afterText.lastIndex = index + 1;
      if (afterText.test(json)) return index;
    }
  }
  return null;
}

const escapes = /\\(?:u([\da-f]{4})|u[\da-f]{0,3}$|(.)|$)/gis;

const meanings = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', ''],
  ['f', ''],
  ['"', '"'],
  ["'", "'"],
  ['\\', '\\'],
  ['/', '/'],
]);

/** An invalid JSON escape stays as it is: Markdown has escapes of its own. */
export function unescapeJson(text: string): string {
  return text.replace(escapes, (whole: string, code?: string, sign?: string) => {
    if (code) return String.fromCharCode(Number.parseInt(code, 16));
    return sign ? (meanings.get(sign) ?? whole) : '';
  });
}
